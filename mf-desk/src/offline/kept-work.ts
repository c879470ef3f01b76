import type { DeskOperator } from '@storefront/api/entities/desk/desk-operator';
import type { DeliveryRun } from '@storefront/api/entities/desk/drive';
import type { PickList } from '@storefront/api/entities/desk/pick-list';
import { isKeptStill } from './kept-time';

/** What an operator works on: a picker's batch, a driver's run. */
interface Work {
  readonly batch: PickList;
  readonly run: DeliveryRun;
}

/** Who works, and on what: enough to go on while nothing can be read. */
export interface KeptWork<Kind extends keyof Work> {
  readonly operator: DeskOperator;
  readonly work: Work[Kind];
  /** When it was read, in milliseconds. */
  readonly at: number;
}

const STORAGE_KEY = 'desk:work';

function readAll(): { [Kind in keyof Work]?: KeptWork<Kind> } {
  try {
    // Cast: only this module writes the key.
    return (JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null') as ReturnType<typeof readAll> | null) ?? {};
  } catch {
    return {};
  }
}

/** Keeps the work that was read last on this device; null when there is none any more. */
export function keepWork<Kind extends keyof Work>(kind: Kind, operator: DeskOperator, work: Work[Kind] | null): void {
  const { [kind]: _before, ...others } = readAll();
  try {
    localStorage.setItem(
      STORAGE_KEY,
      JSON.stringify(work ? { ...others, [kind]: { operator, work, at: Date.now() } } : others),
    );
  } catch {
    // It is read again as soon as there is a connection.
  }
}

/** The work that was read last on this device, at most a session ago; undefined without any. */
export function keptWork<Kind extends keyof Work>(kind: Kind): KeptWork<Kind> | undefined {
  const kept = readAll()[kind] as KeptWork<Kind> | undefined;
  return kept && isKeptStill(kept) ? kept : undefined;
}

/** Forgets it unless it is all of one operator, who has logged in again. */
export function forgetWorkOfOthers(operatorId: number): void {
  if (Object.values(readAll()).some(({ operator }) => operator.operatorId !== operatorId)) forgetKeptWork();
}

/** Forgets all of it once one part was kept for twelve hours. */
export function forgetOldWork(): void {
  if (!Object.values(readAll()).every(isKeptStill)) forgetKeptWork();
}

/** Forgets all of it, with a log-out or somebody else's log-in. */
export function forgetKeptWork(): void {
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // A device that keeps nothing has nothing to forget.
  }
}
