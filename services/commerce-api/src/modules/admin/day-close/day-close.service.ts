import { DAY_CLOSE_DAYS_MAX } from '@storefront/api/constants';
import { MINUTE_MS } from '@storefront/api/durations';
import type { DayClose, DayCloseSums, DaySum } from '@storefront/api/entities/day-close';
import type { BodyOf } from '@storefront/api/operation-types';
import { instantOf } from '@storefront/dates/zone';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { stores } from '../../../database/schema/store';
import type { CallingOperator } from '../../../http/callers/operator-of-request';
import { refuse } from '../../../problem';
import type { ServiceContext } from '../../../service-context';
import { addDays, isDay, localDay } from '../../../time/local-day';
import type { Business } from '../../businesses/businesses.repository';
import { findBusiness } from '../../businesses/find-business';
import { compareBusiness } from '../../payments/settlement/compare-books';
import { cancellationsIn } from './cancellations';
import { movementsIn, type Span } from './movements';
import { addMovement, inOrder, noSums } from './sums';

/** An entry has the time at which its transaction began, which ends within seconds. */
const WRITTEN_WITHIN_MS = 5 * MINUTE_MS;

/** No shop is older; PostgreSQL has no year 0. */
const FIRST_DAY = '1970-01-01';

type Body = BodyOf<'POST /admin/day-close'>;
type Asked = Omit<Body, 'business'>;

async function storeOf(db: Database, businessId: number, slug: string): Promise<number> {
  const isIt = and(eq(stores.businessId, businessId), eq(stores.slug, slug));
  const [store] = await db.select({ id: stores.id }).from(stores).where(isIt);
  if (!store) throw refuse('store_not_found');
  return store.id;
}

/** @throws Problem date_invalid */
function daysOf({ day: first, to: last }: Asked, timeZone: string, now: Date): { day: string; to: string } {
  const today = localDay(now, timeZone);
  const day = first ?? addDays(today, -1);
  const to = last ?? day;
  if (!isDay(day) || !isDay(to) || day < FIRST_DAY) throw refuse('date_invalid');
  if (to < day) throw refuse('date_invalid', 'The last day is before the first');
  if (to > today) throw refuse('date_invalid', 'The last day has not begun');
  if (to >= addDays(day, DAY_CLOSE_DAYS_MAX))
    throw refuse('date_invalid', `A day close has at most ${DAY_CLOSE_DAYS_MAX} days`);
  return { day, to };
}

const spanOf = (day: string, to: string, timeZone: string): Span => ({
  from: instantOf(day, '00:00', timeZone),
  until: instantOf(addDays(to, 1), '00:00', timeZone),
});

interface Closed {
  business: Business;
  storeId: number | undefined;
  day: string;
  to: string;
}

const daySumOf = (day: string, { sales, refunds }: DayCloseSums): DaySum => ({
  day,
  count: sales.count,
  taken: sales.total,
  refunded: refunds.reduce((sum, { amount }) => sum + amount, 0),
});

/** The sums of each store, of each day, and of all; null is the key of payments without an order. */
async function sumsOf(db: Database, { business, storeId: only, day: first, to }: Closed) {
  const { id, settings } = business;
  const total = noSums();
  const byStore = new Map<number | null, DayCloseSums>();
  const days: DaySum[] = [];
  let ofDay = noSums();
  const addTo = (storeId: number | null, add: (sums: DayCloseSums) => void): void => {
    if (only !== undefined && storeId !== only) return;
    const sums = byStore.get(storeId) ?? noSums();
    byStore.set(storeId, sums);
    add(sums);
    add(total);
    add(ofDay);
  };
  // Day by day, which bounds the memory of a year.
  for (let day = first; day <= to; day = addDays(day, 1)) {
    const span = spanOf(day, day, settings.timeZone);
    ofDay = noSums();
    for await (const movement of movementsIn(db, id, span))
      addTo(movement.storeId, (sums) => addMovement(sums, movement));
    for (const { storeId, count, amount } of await cancellationsIn(db, id, span))
      addTo(storeId, ({ cancellations }) => {
        cancellations.count += count;
        cancellations.amount += amount;
      });
    days.push(daySumOf(day, ofDay));
  }
  return { total: inOrder(total), byStore, days };
}

async function storesOf(db: Database, byStore: ReadonlyMap<number | null, DayCloseSums>): Promise<DayClose['stores']> {
  const ids = [...byStore.keys()].filter((id) => id !== null);
  const rows = await db
    .select({ storeId: stores.id, slug: stores.slug, name: stores.name })
    .from(stores)
    .where(inArray(stores.id, ids))
    .orderBy(asc(stores.slug));
  const named = [...rows, { storeId: null, slug: null, name: null }];
  return named.flatMap((store) => {
    const sums = byStore.get(store.storeId);
    return sums ? [{ ...store, sums: inOrder(sums) }] : [];
  });
}

/**
 * What a business took and gave back on some days, from the ledger. The gateways' lists are compared first if that is
 * asked for, which may book what was not known.
 * @throws Problem store_not_found, date_invalid
 */
export async function dayCloseOf(
  context: ServiceContext,
  business: Business,
  asked: Asked,
  now: Date,
): Promise<DayClose> {
  const { db } = context;
  const { currency, timeZone } = business.settings;
  const storeId = asked.store === undefined ? undefined : await storeOf(db, business.id, asked.store);
  const { day, to } = daysOf(asked, timeZone, now);
  const { from: since, until } = spanOf(day, to, timeZone);
  const comparison = asked.compare
    ? await compareBusiness(context, { businessId: business.id, storeId, since, until })
    : null;
  const { total, byStore, days } = await sumsOf(db, { business, storeId, day, to });
  return {
    businessId: business.id,
    business: business.name,
    currency,
    timeZone,
    day,
    to,
    isClosed: now.getTime() >= until.getTime() + WRITTEN_WITHIN_MS,
    total,
    stores: await storesOf(db, byStore),
    days,
    comparison,
  };
}

/** The day close of an operator's business. @throws Problem business_not_found, store_not_found, date_invalid */
export const dayClose = async (
  context: ServiceContext,
  { business, ...asked }: Body,
  { storeIds }: CallingOperator,
  now: Date,
): Promise<DayClose> => {
  if (storeIds && asked.store === undefined) throw refuse('store_not_found', 'Name one of your stores');
  return dayCloseOf(context, await findBusiness(context, business), asked, now);
};
