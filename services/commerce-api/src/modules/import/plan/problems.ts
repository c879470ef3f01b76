import type { ImportKind, ImportProblem } from '@storefront/api/entities/import-report';
import { importFiles } from '../files/import-files';

/** Bounds the memory when every row of a large file is wrong, and the reply that lists every refused row. */
const MAX_STORED = 20_000;
/** One mistake often repeats, and the file is imported again after the first ones are mended. */
const MAX_REPORTED = 200;
const fileOrder = Object.keys(importFiles);

/** Collects the problems or the warnings of all files of an import. */
export class Problems {
  readonly #kept: ImportProblem[] = [];
  count = 0;

  /** Row 0 means the whole file. */
  add(kind: ImportKind, row: number, column: string | null, message: string): void {
    this.count += 1;
    if (this.#kept.length < MAX_STORED) this.#kept.push({ kind, row, column, message });
  }

  addAll(others: Problems): void {
    for (const { kind, row, column, message } of others.#kept) this.add(kind, row, column, message);
    this.count += others.count - others.#kept.length;
  }

  /** True when rows cannot be refused one by one: a problem concerns a whole file, or not every problem is known. */
  get refuseEverything(): boolean {
    return this.count > this.#kept.length || this.#kept.some(({ row }) => row === 0);
  }

  /** The known problems, in the order of files and rows. */
  all(): ImportProblem[] {
    return this.#kept.toSorted((a, b) => fileOrder.indexOf(a.kind) - fileOrder.indexOf(b.kind) || a.row - b.row);
  }

  /** The first problems, in the order of files and rows. */
  first(): ImportProblem[] {
    return this.all().slice(0, MAX_REPORTED);
  }
}
