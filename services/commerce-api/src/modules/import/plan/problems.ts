import type { ImportKind, ImportProblem } from '@storefront/api/entities/import-report';
import { importFiles } from '../files/import-files';

const MAX_KEPT = 20_000;
const MAX_REPORTED = 200;
const order = Object.keys(importFiles);

/** Everything that is wrong with the rows of an import, gathered over all files. */
export class Problems {
  readonly #kept: ImportProblem[] = [];
  count = 0;

  /** `row` nought is the file as a whole. */
  add(kind: ImportKind, row: number, column: string | null, message: string): void {
    this.count += 1;
    if (this.#kept.length < MAX_KEPT) this.#kept.push({ kind, row, column, message });
  }

  /** The first of them, in the order of the files and of their rows. */
  first(): ImportProblem[] {
    return this.#kept
      .toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind) || a.row - b.row)
      .slice(0, MAX_REPORTED);
  }
}
