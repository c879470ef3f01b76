import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { and, eq } from 'drizzle-orm';
import { inTransaction } from '../../../database/in-transaction';
import { deliveryRuns, deliveryStops } from '../../../database/schema/delivery-run';
import type { CallingOperator } from '../../../http/callers/operator-of-request';
import { refuse } from '../../../problem';
import type { ServiceContext } from '../../../service-context';
import { driverId, lockDriversOrder } from './driver';
import { isToMake, openRun, stopsOf } from './run.repository';
import { deliveryRun } from './run-view';

/** Puts the stops that are to be made into another order. @throws Problem order_not_found, drive_outdated */
export async function orderRun(
  { db }: ServiceContext,
  { businessOrderIds }: BodyOf<'POST /desk/drive-order'>,
  operator: CallingOperator,
  now: Date,
): Promise<ReplyOf<'POST /desk/drive-order'>> {
  const operatorId = driverId(operator);
  const numbers = businessOrderIds.map((number) => number.toUpperCase());
  await inTransaction(db, async (tx) => {
    for (const number of [...numbers].sort()) await lockDriversOrder(tx, operator, number);
    const run = await openRun(tx, operatorId);
    const open = run ? (await stopsOf(tx, run.id)).filter(isToMake) : [];
    const stops = numbers.map((number) => open.find(({ order }) => order.businessOrderId === number));
    if (!run || stops.length !== open.length) throw refuse('drive_outdated');
    const places = open.map(({ stop }) => stop.position);
    for (const [at, one] of stops.entries()) {
      const position = places[at];
      if (!one || position === undefined) throw refuse('drive_outdated');
      await tx
        .update(deliveryStops)
        .set({ position })
        .where(and(eq(deliveryStops.runId, run.id), eq(deliveryStops.draftOrderId, one.order.draftOrderId)));
    }
  });
  return { run: await deliveryRun(db, operatorId, now) };
}

/** Ends the operator's run, all stops of which are done; without a run nothing changes. @throws Problem drive_not_finished */
export async function endRun(
  { db }: ServiceContext,
  operator: CallingOperator,
  now: Date,
): Promise<ReplyOf<'POST /desk/drive-end'>> {
  const operatorId = driverId(operator);
  await inTransaction(db, async (tx) => {
    const run = await openRun(tx, operatorId);
    if (!run) return;
    if ((await stopsOf(tx, run.id)).some(isToMake)) throw refuse('drive_not_finished');
    await tx.update(deliveryRuns).set({ endedAt: now }).where(eq(deliveryRuns.id, run.id));
  });
  return { run: null };
}
