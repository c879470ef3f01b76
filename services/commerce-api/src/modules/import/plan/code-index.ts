interface HasCode {
  id: number;
  code: string | null;
  slug: string;
}

/** Stored rows of one kind, indexed by import code. A row without a code is indexed by its slug. */
export class CodeIndex<T extends HasCode> {
  readonly #byCode = new Map<string, T>();
  readonly #byId: ReadonlyMap<number, T>;

  constructor(readonly all: readonly T[]) {
    this.#byId = new Map(all.map((row) => [row.id, row]));
    for (const row of all) if (row.code === null) this.#byCode.set(row.slug, row);
    // A code takes precedence over an equal slug of another row.
    for (const row of all) if (row.code !== null) this.#byCode.set(row.code, row);
  }

  find(code: string): T | undefined {
    return this.#byCode.get(code);
  }

  byId(id: number): T | undefined {
    return this.#byId.get(id);
  }
}

/** The label of a row in messages. */
export const nameOf = ({ code, slug }: HasCode) => code ?? slug;
