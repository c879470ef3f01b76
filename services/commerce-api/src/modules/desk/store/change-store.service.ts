import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { inTransaction } from '../../../database/in-transaction';
import { stores } from '../../../database/schema/store';
import type { CallingOperator } from '../../../http/callers/operator-of-request';
import { refuse } from '../../../problem';
import { canonicalJson } from '../../businesses/canonical-json';
import { renewSlots, templatesOf } from '../../import/apply/renew-slots';
import { lockPlacesOf } from '../../slots/reservation.repository';
import { storeOfOperator } from '../store-of-operator';
import { checkHours, hoursEffect } from './hours-effect';
import { storeSettings } from './store-settings.service';

type Body = BodyOf<'POST /desk/store-change'>;
type Settings = Omit<Body, 'storeId' | 'seen'>;

/** The parts of a store's settings that a change names. */
const partsOf = (settings: Settings, changes: Settings): Record<string, unknown> =>
  Object.fromEntries(Object.entries(settings).filter(([name]) => name in changes));

/**
 * Whether there is something to change. A repeated call finds it as it should be.
 * @throws Problem store_changed if a part that is changed is not as it was seen
 */
function isToChange(current: Settings, seen: Settings, changes: Settings): boolean {
  const now = canonicalJson(partsOf(current, changes));
  if (now === canonicalJson(changes)) return false;
  if (now !== canonicalJson(partsOf(seen, changes))) throw refuse('store_changed');
  return true;
}

/**
 * Changes what is given of a store's settings, of which only those parts must be as they were seen. With other hours, slots outside them are no longer offered, those within
 * are, held places outside end, and orders keep theirs; slots that staff have changed stay as they are.
 * @throws Problem store_changed, store_not_found, store_hours_invalid
 */
export async function changeStore(
  db: Database,
  { storeId, seen, ...changes }: Body,
  operator: CallingOperator,
  now: Date,
): Promise<ReplyOf<'POST /desk/store-change'>> {
  const business = await storeOfOperator(db, operator, storeId);
  const zone = business.settings.timeZone;
  const hasHours = changes.openingHours !== undefined || changes.specialDays !== undefined;
  return inTransaction(db, async (tx) => {
    // In the order of a payment, which would otherwise wait for this while this waits for it.
    if (hasHours) await lockPlacesOf(tx, [storeId], now);
    // Of two who change it at once, the second sees what the first has saved.
    await tx.select({ id: stores.id }).from(stores).where(eq(stores.id, storeId)).for('no key update');
    const current = await storeSettings(tx, storeId);
    const isChanged = isToChange(current, seen, changes);
    const hours = { ...current, ...changes };
    checkHours(hours);
    const effect = hasHours ? await hoursEffect(tx, storeId, hours, { now, zone }) : { orders: [], holds: 0 };
    if (!isChanged) return { settings: current, effect };
    const catalogueVersion = sql`(select max(catalogue_version) + 1 from stores where business_id = ${business.id})`;
    await tx
      .update(stores)
      .set({ ...changes, catalogueVersion })
      .where(eq(stores.id, storeId));
    if (hasHours) await renewSlots(tx, storeId, { now, zone, former: await templatesOf(tx, storeId) });
    return { settings: await storeSettings(tx, storeId), effect };
  });
}
