/** What a person at the desk has done, until commerce-api has it. */
export interface QueuedAction {
  /** Also the idempotency key: sent twice, it is executed once. */
  readonly id: string;
  /** The code with which it was refused; it is sent again only if the person says so. */
  readonly refusal?: string;
}

/**
 * One key of the browser's storage, for the actions of all operators: the shell keeps all of it when a log-out clears what
 * others of its pages stored.
 */
export interface StorageCell {
  readonly key: string;
  /** Writes to the key. @throws DOMException where the device keeps nothing */
  readonly write: (text: string) => void;
}

/** The actions that have not been sent, by operator. */
export function storedActions<Action extends QueuedAction>({ key, write }: StorageCell) {
  function readAll(): Readonly<Record<string, readonly Action[]>> {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
      // Cast: only this module writes the key.
      return typeof stored === 'object' && stored !== null && !Array.isArray(stored)
        ? (stored as Record<string, readonly Action[]>)
        : {};
    } catch {
      return {};
    }
  }
  return {
    /** The actions of an operator that this device has kept, in their order. */
    read: (operatorId: number): readonly Action[] => readAll()[operatorId] ?? [],

    /** Replaces them; those of other operators stay. @returns false if the device keeps nothing */
    store(operatorId: number, actions: readonly Action[]): boolean {
      const { [operatorId]: _before, ...others } = readAll();
      const next = actions.length ? { ...others, [operatorId]: actions } : others;
      try {
        if (Object.keys(next).length) write(JSON.stringify(next));
        else localStorage.removeItem(key);
        return true;
      } catch {
        return false;
      }
    },

    /** Calls `listener` when another tab of this device has changed them. @returns stops it */
    follow(listener: () => void): () => void {
      const hear = (event: StorageEvent) => event.key === key && listener();
      addEventListener('storage', hear);
      return () => removeEventListener('storage', hear);
    },
  };
}

export type StoredActions<Action extends QueuedAction> = ReturnType<typeof storedActions<Action>>;
