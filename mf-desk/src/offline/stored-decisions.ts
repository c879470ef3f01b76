import type { PickDecision } from './pick-decision';

/**
 * What has not been sent, by operator: one key, so that the shell keeps all of it when a log-out clears what others of
 * its pages stored.
 */
const STORAGE_KEY = 'desk:picks';

type Stored = Readonly<Record<string, readonly PickDecision[]>>;

/** The decisions of an operator that this device has kept, in their order. */
export const storedDecisions = (operatorId: number): readonly PickDecision[] => read()[operatorId] ?? [];

/** Replaces them; those of other operators stay. @returns false if the device keeps nothing */
export function storeDecisions(operatorId: number, decisions: readonly PickDecision[]): boolean {
  const { [operatorId]: _before, ...others } = read();
  const next = decisions.length ? { ...others, [operatorId]: decisions } : others;
  try {
    if (Object.keys(next).length) localStorage.setItem(STORAGE_KEY, JSON.stringify(next));
    else localStorage.removeItem(STORAGE_KEY);
    return true;
  } catch {
    return false;
  }
}

/** Calls `listener` when another tab of this device has changed them. @returns stops it */
export function followStoredDecisions(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => key === STORAGE_KEY && listener();
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}

function read(): Stored {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? (stored as Stored) : {};
  } catch {
    return {};
  }
}
