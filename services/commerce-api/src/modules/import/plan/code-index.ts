interface HasCode {
  id: number;
  code: string | null;
  slug: string;
}

/** What a shop has of one kind, found by the code that its files use. What no import has named yet goes by its slug. */
export class CodeIndex<T extends HasCode> {
  readonly #byCode = new Map<string, T>();
  readonly #byId: ReadonlyMap<number, T>;

  constructor(readonly all: readonly T[]) {
    this.#byId = new Map(all.map((row) => [row.id, row]));
    for (const row of all) if (row.code === null) this.#byCode.set(row.slug, row);
    // A code that was given wins over a slug that happens to be the same.
    for (const row of all) if (row.code !== null) this.#byCode.set(row.code, row);
  }

  find(code: string): T | undefined {
    return this.#byCode.get(code);
  }

  byId(id: number): T | undefined {
    return this.#byId.get(id);
  }
}

/** How a row is called in messages. */
export const nameOf = ({ code, slug }: HasCode) => code ?? slug;
