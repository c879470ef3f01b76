import { LATE_NOTICE_MINUTES } from '@storefront/api/constants';
import { MINUTE_MS } from '@storefront/api/durations';
import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { timeLabel } from '@storefront/dates/plain';
import { and, eq } from 'drizzle-orm';
import { deliveryStops } from '../../../database/schema/delivery-run';
import { driverLocations } from '../../../database/schema/driver';
import { refuse } from '../../../problem';
import type { ServiceContext } from '../../../service-context';
import { byOperator } from '../../../states/actor';
import { queueOrderLate } from '../../orders/mails/order-late';
import { recordAction } from '../../orders/picking/record-action';
import { queueLateText } from '../../orders/texts/queue-order-text';
import { businessOfStore } from '../business-of-store';
import { atStop, type StopCall } from './at-stop';
import { lockOwnStop } from './driver';
import { isToMake, stopsOf } from './run.repository';
import { timesOf } from './run-view';

/**
 * Tells the shopper of a late order when the driver is expected, by mail and in the order's history.
 * @throws Problem order_not_found, drive_not_on_run, order_has_driver, drive_not_late, drive_told_lately
 */
export function tellLate(
  context: ServiceContext,
  call: StopCall<BodyOf<'POST /desk/drive-late'>>,
): Promise<ReplyOf<'POST /desk/drive-late'>> {
  const { body, operator, now } = call;
  return atStop(context, call, async (tx) => {
    const { order, stop, run } = await lockOwnStop(tx, operator, body.businessOrderId);
    const stops = await stopsOf(tx, run.id);
    const at = stops.findIndex((one) => one.order.draftOrderId === order.draftOrderId);
    const expected = (await timesOf(tx, run, stops, now))[at];
    const isLate = expected && order.slotEndsAt && expected > order.slotEndsAt;
    if (!isToMake({ stop, order }) || !isLate) throw refuse('drive_not_late');
    if (stop.toldAt && now.getTime() - stop.toldAt.getTime() < LATE_NOTICE_MINUTES * MINUTE_MS)
      throw refuse('drive_told_lately');
    const isStop = and(eq(deliveryStops.runId, run.id), eq(deliveryStops.draftOrderId, order.draftOrderId));
    await tx.update(deliveryStops).set({ toldAt: now, toldExpectedAt: expected }).where(isStop);
    const { timeZone } = (await businessOfStore(tx, order.storeId)).settings;
    const note = `Told the shopper: expected at about ${timeLabel(expected, timeZone)}`;
    const eventId = await recordAction(tx, order, { action: 'tell_late', note, by: byOperator(operator) }, now);
    await queueOrderLate(tx, order, eventId, now);
    // The page and the text of an order whose driver is followed have the same time.
    const followed = await tx
      .update(driverLocations)
      .set({ estimatedArrival: expected })
      .where(eq(driverLocations.draftOrderId, order.draftOrderId))
      .returning({ draftOrderId: driverLocations.draftOrderId });
    if (followed.length > 0) await queueLateText(tx, order, expected, now);
  });
}
