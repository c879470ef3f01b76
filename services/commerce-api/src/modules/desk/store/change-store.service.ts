import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { inTransaction } from '../../../database/in-transaction';
import { stores } from '../../../database/schema/store';
import type { CallingOperator } from '../../../http/callers/operator-of-request';
import { renewSlots, templatesOf } from '../../import/apply/renew-slots';
import { lockPlacesOf } from '../../slots/reservation.repository';
import { storeOfOperator } from '../store-of-operator';
import { checkHours, hoursEffect } from './hours-effect';
import { storeSettings } from './store-settings.service';

/**
 * Changes what is given of a store's settings. With other hours, slots outside them are no longer offered, those within
 * are, held places outside end, and orders keep theirs; slots that staff have changed stay as they are.
 * @throws Problem store_not_found, store_hours_invalid
 */
export async function changeStore(
  db: Database,
  { storeId, ...changes }: BodyOf<'POST /desk/store-change'>,
  operator: CallingOperator,
  now: Date,
): Promise<ReplyOf<'POST /desk/store-change'>> {
  const business = await storeOfOperator(db, operator, storeId);
  const zone = business.settings.timeZone;
  const hasHours = changes.openingHours !== undefined || changes.specialDays !== undefined;
  return inTransaction(db, async (tx) => {
    // In the order of a payment, which would otherwise wait for this while this waits for it.
    if (hasHours) await lockPlacesOf(tx, [storeId], now);
    const hours = { ...(await storeSettings(tx, storeId)), ...changes };
    checkHours(hours);
    const effect = hasHours ? await hoursEffect(tx, storeId, hours, { now, zone }) : { orders: [], holds: 0 };
    const catalogueVersion = sql`(select max(catalogue_version) + 1 from stores where business_id = ${business.id})`;
    await tx
      .update(stores)
      .set({ ...changes, catalogueVersion })
      .where(eq(stores.id, storeId));
    if (hasHours) await renewSlots(tx, storeId, { now, zone, former: await templatesOf(tx, storeId) });
    return { settings: await storeSettings(tx, storeId), effect };
  });
}
