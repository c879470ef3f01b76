import { HANDHELD_LOCK_MINUTES } from '@storefront/api/constants';
import { MINUTE_MS, SECOND_MS } from '@storefront/api/durations';

/** Who has logged in on this handheld with a PIN, and when they touched it last. */
export interface PinWork {
  readonly operatorId: number;
  readonly name: string;
  /** The handheld's name. */
  readonly handheld: string;
  /** Milliseconds since 1970; 0 once it is locked. */
  readonly touchedAt: number;
}

const STORAGE_KEY = 'desk:lock';
/** The server's lock has the same. */
const LOCK_MS = HANDHELD_LOCK_MINUTES * MINUTE_MS;
/** A scanner touches the screen many times a second; a write each time would slow the walk. */
const WRITE_MS = 5 * SECOND_MS;

let work: PinWork | undefined;
let isRead = false;
const listeners = new Set<() => void>();

function readStored(): PinWork | undefined {
  try {
    // Cast: only this module writes the key.
    return (JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null') as PinWork | null) ?? undefined;
  } catch {
    return undefined;
  }
}

function set(next: PinWork | undefined, isWritten = true): void {
  work = next;
  isRead = true;
  try {
    if (isWritten && next) localStorage.setItem(STORAGE_KEY, JSON.stringify(next));
    if (isWritten && !next) localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Without storage a new document forgets the lock; the server's holds.
  }
  for (const listener of listeners) listener();
}

/** The work on this handheld, also of a document before this one; undefined after a log-in with a password. */
export function pinWork(): PinWork | undefined {
  if (!isRead) {
    work = readStored();
    isRead = true;
  }
  return work;
}

/** After a PIN: the handheld is open, until it lies untouched. */
export const beginPinWork = (who: Omit<PinWork, 'touchedAt'>): void => set({ ...who, touchedAt: Date.now() });

/** After a log-out, or a log-in with a password. */
export const endPinWork = (): void => set(undefined);

/** Milliseconds until the handheld is locked; 0 when it is, undefined where nobody works with a PIN. */
export function untilLock(): number | undefined {
  const found = pinWork();
  return found && Math.max(0, found.touchedAt + LOCK_MS - Date.now());
}

/** Somebody touched the handheld. One that is locked stays so. */
export function touchHandheld(): void {
  const left = untilLock();
  if (!work || !left) return;
  const touchedAt = Date.now();
  if (touchedAt - work.touchedAt >= WRITE_MS) set({ ...work, touchedAt });
}

/** Locks the handheld now; does nothing where nobody works with a PIN. */
export function lockHandheld(): void {
  const found = pinWork();
  if (found && found.touchedAt !== 0) set({ ...found, touchedAt: 0 });
}

/** Whether the page is below the lock. */
export const showsLock = (): boolean => listeners.size > 0 && untilLock() === 0;

/** Resolves when the PIN was given, and never after a log-out. Undefined where no screen shows the lock. */
export function untilOpen(): Promise<void> | undefined {
  if (!showsLock()) return undefined;
  return new Promise((resolve) => {
    const check = () => {
      if (!untilLock()) return;
      listeners.delete(check);
      resolve();
    };
    listeners.add(check);
  });
}

/** Calls `listener` after each change, also one of another tab. @returns ends it */
export function followPinWork(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === STORAGE_KEY) set(readStored(), false);
  };
  listeners.add(listener);
  addEventListener('storage', hear);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', hear);
  };
}
