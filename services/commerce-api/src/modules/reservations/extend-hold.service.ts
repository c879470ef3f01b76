import { RESERVATION_MINUTES } from '@storefront/api/constants';
import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { sql } from 'drizzle-orm';
import { at, firstRow } from '../../database/database.types';
import { inTransaction } from '../../database/in-transaction';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import { lockOpenBasket } from '../basket/basket.repository';
import type { Business } from '../businesses/businesses.repository';
import { currentReservation } from '../slots/reservation.repository';

/**
 * Extends the hold of a basket by 15 minutes, but not beyond the slot's cut-off. One statement checks and extends, so
 * that a hold which lapses, is withdrawn or is paid for at the same moment is not changed.
 * @throws Problem slot_expired when nothing is held, slot_withdrawn by the store, slot_not_extendable when it was extended as often as allowed
 */
export function extendHeldSlot(
  { db }: Pick<ServiceContext, 'db'>,
  business: Business,
  { basketToken }: BodyOf<'POST /slots/extend'>,
  now: Date,
): Promise<ReplyOf<'POST /slots/extend'>> {
  return inTransaction(db, async (tx) => {
    const basket = await lockOpenBasket(tx, business.id, basketToken);
    const extended = await firstRow(
      tx,
      sql`update reservations r set extensions_left = r.extensions_left - 1, expires_at = least(
            r.expires_at + ${RESERVATION_MINUTES} * interval '1 minute',
            s.starts_at - s.lead_minutes * interval '1 minute')
          from slots s
          where r.basket_id = ${basket.id} and r.state = 'held' and r.expires_at > ${at(now)} and r.extensions_left > 0
            and s.store_id = r.store_id and s.slot_id = r.slot_id
            and r.expires_at < s.starts_at - s.lead_minutes * interval '1 minute'
          returning r.reservation_id`,
    );
    const reservation = await currentReservation(tx, basket.id, now);
    if (reservation?.state === 'withdrawn') throw refuse('slot_withdrawn');
    if (reservation?.state !== 'held') throw refuse('slot_expired');
    if (!extended) throw refuse('slot_not_extendable');
    return { serverTime: now.toISOString(), reservation };
  });
}
