import type { DeskOperator } from '@storefront/api/entities/desk/desk-operator';
import type { DeliveryRun } from '@storefront/api/entities/desk/drive';

/** Whoever drives, and what: enough to go on while nothing can be read. A log-out removes it. */
export interface KeptRun {
  readonly operator: DeskOperator;
  readonly run: DeliveryRun;
}

const STORAGE_KEY = 'desk:run';

/** Keeps the run that was read last; without one, nothing is kept. */
export function keepRun(kept: KeptRun | undefined): void {
  try {
    if (kept) localStorage.setItem(STORAGE_KEY, JSON.stringify(kept));
    else localStorage.removeItem(STORAGE_KEY);
  } catch {
    // The run is read again as soon as there is a connection.
  }
}

/** The run that was read last on this device; undefined without one. */
export function keptRun(): KeptRun | undefined {
  try {
    // Cast: only this module writes the key.
    return (JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null') as KeptRun | null) ?? undefined;
  } catch {
    return undefined;
  }
}
