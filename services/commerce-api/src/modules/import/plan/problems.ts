import type { ImportKind, ImportProblem } from '@storefront/api/entities/import-report';
import { importFiles } from '../files/import-files';

const MAX_KEPT = 20_000;
const MAX_REPORTED = 200;
const order = Object.keys(importFiles);

/** Collects the problems of all files of an import. */
export class Problems {
  readonly #kept: ImportProblem[] = [];
  count = 0;

  /** Row 0 means the whole file. */
  add(kind: ImportKind, row: number, column: string | null, message: string): void {
    this.count += 1;
    if (this.#kept.length < MAX_KEPT) this.#kept.push({ kind, row, column, message });
  }

  /** The first problems, in the order of files and rows. */
  first(): ImportProblem[] {
    return this.#kept
      .toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind) || a.row - b.row)
      .slice(0, MAX_REPORTED);
  }
}
