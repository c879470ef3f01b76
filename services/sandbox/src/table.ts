import type { Change } from './journal';

/** Records of one kind in memory, newest last. They are replaced, never changed in place; `Store.commit` applies changes. */
export class Table<T> {
  private readonly rows = new Map<string, T>();

  constructor(readonly name: string) {}

  get(id: string): T | undefined {
    return this.rows.get(id);
  }

  all(): T[] {
    return [...this.rows.values()];
  }

  newestFirst(): T[] {
    return this.all().reverse();
  }

  find(fits: (record: T) => boolean): T | undefined {
    for (const record of this.rows.values()) if (fits(record)) return record;
    return undefined;
  }

  put(id: string, record: T): Change {
    return { table: this.name, id, record };
  }

  remove(id: string): Change {
    return { table: this.name, id, record: null };
  }

  apply({ id, record }: Change): void {
    if (record === null) this.rows.delete(id);
    else this.rows.set(id, record as T);
  }
}
