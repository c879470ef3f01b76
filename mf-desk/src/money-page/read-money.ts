import type { ApiClient } from '@storefront/api/client';
import type { DayClose } from '@storefront/api/entities/day-close';
import { addDays } from '../calendar/days';
import { type DeskVisit, deskVisit } from '../navigation/desk-visit';
import { type DeskFailure, readDesk } from '../navigation/read-desk';
import type { MoneyQuery } from './money-path';

/** A day close, and the sums of the seven days that end with its day. */
export interface MoneyRead {
  readonly kind: 'read';
  readonly visit: DeskVisit;
  /** Undefined for an operator without a store. */
  readonly money: { readonly close: DayClose; readonly week: DayClose['days'] } | undefined;
  /** The slug of the store that is shown; undefined for all. */
  readonly store: string | undefined;
}

/** With the day itself, a week. */
const DAYS_BEFORE = 6;

/** Reads the day close of the asked store; without one, of all for an operator who works in all, or of their own. */
export const readMoney = (api: ApiClient, { day, store: asked }: MoneyQuery): Promise<MoneyRead | DeskFailure> =>
  readDesk(async () => {
    const visit = await deskVisit(api);
    const store = asked ?? (visit.operator.worksInAllStores ? undefined : visit.store?.slug);
    if (!store && !visit.operator.worksInAllStores) return { kind: 'read', visit, money: undefined, store };
    const of = store ? { store } : {};
    const [close, week] = await Promise.all([
      api.call('POST /admin/day-close', { body: { ...of, day, compare: true } }),
      api.call('POST /admin/day-close', { body: { ...of, day: addDays(day, -DAYS_BEFORE), to: day } }),
    ]);
    if (!close.ok || !week.ok) return { kind: 'failed' };
    return { kind: 'read', visit, money: { close: close.data, week: week.data.days }, store };
  });
