import { isDeepStrictEqual } from 'node:util';
import type { ImportCount } from '@storefront/api/entities/import-report';

/** Counts what an import does to one kind of thing. */
export class ChangeCount {
  added = 0;
  changed = 0;
  unchanged = 0;
  removed = 0;
  missing = 0;

  constructor(readonly what: ImportCount['what']) {}

  note(outcome: 'added' | 'changed' | 'unchanged' | 'removed' | 'missing', count = 1): void {
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

/** Whether a row differs from what the shop has, in any of its own columns. */
export function outcomeOf(existing: object | undefined, row: object): 'added' | 'changed' | 'unchanged' {
  if (!existing) return 'added';
  const was = existing as Record<string, unknown>;
  const same = Object.entries(row).every(([name, value]) => isDeepStrictEqual(was[name] ?? null, value ?? null));
  return same ? 'unchanged' : 'changed';
}

/** What a row says, else what the shop has, else what something new begins with. */
export const said = <T>(value: T | undefined, existing: T | undefined, begin: T): T => value ?? existing ?? begin;

/** The same where null is a value of its own. */
export const valueOrNull = <T>(value: T | null | undefined, existing: T | null | undefined): T | null =>
  value !== undefined ? value : (existing ?? null);

/** What is to be written of one table. */
export class Writes<T extends { id: number; slug?: string }> {
  /** Inserted, never put over a row that is there: an id that another process made meanwhile must not be overwritten. */
  readonly added: T[] = [];
  readonly changed: T[] = [];
  /** Rows that give their slug up: another may be taking it over. */
  readonly renamed: number[] = [];

  get size(): number {
    return this.added.length + this.changed.length;
  }

  /** Takes a row in, if there is anything to write of it. */
  take(was: T | undefined, row: T): 'added' | 'changed' | 'unchanged' {
    const outcome = outcomeOf(was, row);
    if (outcome !== 'unchanged') this[outcome].push(row);
    if (was && was.slug !== row.slug) this.renamed.push(row.id);
    return outcome;
  }
}
