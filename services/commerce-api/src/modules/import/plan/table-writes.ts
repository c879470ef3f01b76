import { isDeepStrictEqual } from 'node:util';
import type { ImportCount } from '@storefront/api/entities/import-report';

/** Counts the changes of one kind of row. */
export class ChangeCount {
  added = 0;
  changed = 0;
  unchanged = 0;
  removed = 0;
  missing = 0;

  constructor(readonly what: ImportCount['what']) {}

  record(outcome: 'added' | 'changed' | 'unchanged' | 'removed' | 'missing', count = 1): void {
    this[outcome] += count;
  }

  get writes(): boolean {
    return this.added + this.changed + this.removed > 0;
  }

  toCount(): ImportCount {
    const { what, added, changed, unchanged, removed, missing } = this;
    return { what, added, changed, unchanged, removed, missing };
  }
}

/** Whether a row differs from the stored one in any given column. */
export function outcomeOf(existing: object | undefined, row: object): 'added' | 'changed' | 'unchanged' {
  if (!existing) return 'added';
  const was = existing as Record<string, unknown>;
  const same = Object.entries(row).every(([name, value]) => isDeepStrictEqual(was[name] ?? null, value ?? null));
  return same ? 'unchanged' : 'changed';
}

/** The row's value, else the stored one, else the default of a new row. */
export const valueOrDefault = <T>(value: T | undefined, existing: T | undefined, begin: T): T =>
  value ?? existing ?? begin;

/** `valueOrDefault` for columns where null is a valid value. */
export const valueOrNull = <T>(value: T | null | undefined, existing: T | null | undefined): T | null =>
  value !== undefined ? value : (existing ?? null);

/** The rows to write to one table. */
export class Writes<T extends { id: number; slug?: string }> {
  /** Inserted without overwriting: an id that another process created meanwhile must not be replaced. */
  readonly added: T[] = [];
  readonly changed: T[] = [];
  /** Rows that lose their slug, which another row may take over. */
  readonly renamed: number[] = [];

  get size(): number {
    return this.added.length + this.changed.length;
  }

  /** Adds a row, if it changes anything. */
  add(was: T | undefined, row: T): 'added' | 'changed' | 'unchanged' {
    const outcome = outcomeOf(was, row);
    if (outcome !== 'unchanged') this[outcome].push(row);
    if (was && was.slug !== row.slug) this.renamed.push(row.id);
    return outcome;
  }
}
