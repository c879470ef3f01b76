import { isKeptStill } from './kept-time';

/** What a person at the desk has done, until commerce-api has it: ids and answers, nobody's name or address. */
export interface QueuedAction {
  /** Also the idempotency key: sent twice, it is executed once. */
  readonly id: string;
  /** When it was kept, in milliseconds. */
  readonly at: number;
  /** What is sent names the order. */
  readonly body: { readonly businessOrderId: string };
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

/** What a device keeps of an operator. */
export interface Kept<Action extends QueuedAction> {
  readonly actions: readonly Action[];
  /** The numbers of orders of which something was not sent in time, until the operator has read them. */
  readonly lost: readonly string[];
}

/** The actions that have not been sent, by operator; each for at most twelve hours. */
export function storedActions<Action extends QueuedAction>({ key, write }: StorageCell) {
  const nothing: Kept<Action> = { actions: [], lost: [] };
  function readAll(): Readonly<Record<string, Kept<Action>>> {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
      // Cast: only this module writes the key.
      return typeof stored === 'object' && stored !== null ? (stored as Record<string, Kept<Action>>) : {};
    } catch {
      return {};
    }
  }
  /** @throws DOMException where the device keeps nothing */
  function writeAll(all: Readonly<Record<string, Kept<Action>>>): void {
    const left = Object.entries(all).filter(([, { actions, lost }]) => actions.length + lost.length > 0);
    if (left.length > 0) write(JSON.stringify(Object.fromEntries(left)));
    else localStorage.removeItem(key);
  }
  function change(operatorId: number, to: Partial<Kept<Action>>): boolean {
    const all = readAll();
    try {
      writeAll({ ...all, [operatorId]: { ...nothing, ...all[operatorId], ...to } });
      return true;
    } catch {
      return false;
    }
  }
  /** Drops what has been kept for twelve hours, of all operators; the numbers of its orders stay. */
  function forgetOld(): void {
    const all = Object.entries(readAll());
    if (all.every(([, { actions }]) => actions.every(isKeptStill))) return;
    try {
      writeAll(
        Object.fromEntries(
          all.map(([operatorId, { actions, lost }]) => {
            const old = actions.filter((one) => !isKeptStill(one)).map(({ body }) => body.businessOrderId);
            return [operatorId, { actions: actions.filter(isKeptStill), lost: [...new Set([...lost, ...old])] }];
          }),
        ),
      );
    } catch {
      localStorage.removeItem(key);
    }
  }
  return {
    forgetOld,

    /** What this device has kept of an operator, the actions in their order. */
    read(operatorId: number): Kept<Action> {
      forgetOld();
      return readAll()[operatorId] ?? nothing;
    },

    /** Replaces an operator's actions; those of others stay. @returns false if the device keeps nothing */
    store: (operatorId: number, actions: readonly Action[]): boolean => change(operatorId, { actions }),

    /** The operator has read which orders they are. */
    forgetLost: (operatorId: number): boolean => change(operatorId, { lost: [] }),

    /** Calls `listener` when another tab of this device has changed them. @returns stops it */
    follow(listener: () => void): () => void {
      const hear = (event: StorageEvent) => event.key === key && listener();
      addEventListener('storage', hear);
      return () => removeEventListener('storage', hear);
    },
  };
}

export type StoredActions<Action extends QueuedAction> = ReturnType<typeof storedActions<Action>>;
