import type { DeliveryRun } from '@storefront/api/entities/desk/drive';
import type { BodyOf } from '@storefront/api/operation-types';
import { eq } from 'drizzle-orm';
import type { Point } from '../../../context/places.types';
import type { Database } from '../../../database/database.types';
import { inTransaction } from '../../../database/in-transaction';
import type { PlacedOrder } from '../../../database/order-row';
import { deliveryRuns, deliveryStops } from '../../../database/schema/delivery-run';
import { operators } from '../../../database/schema/operator';
import { stores } from '../../../database/schema/store';
import type { CallingOperator } from '../../../http/callers/operator-of-request';
import { newId } from '../../../ids';
import { refuse } from '../../../problem';
import type { ServiceContext } from '../../../service-context';
import { moveByOperator } from '../../admin/move-by-operator';
import { destinationOf } from '../../drivers/driver-location.service';
import { lockOperatorsOrder } from '../../orders/picking/operators-order';
import { storeOfOperator } from '../store-of-operator';
import { driverId } from './driver';
import { lastStop, openRun, stopsOf } from './run.repository';
import { deliveryRun } from './run-view';
import { orderStops } from './stop-order';

/** @throws Problem order_has_driver, drive_not_ready */
async function assertWaiting(tx: Database, { draftOrderId, status, fulfilmentMethod }: PlacedOrder): Promise<void> {
  if (status === 'picked' && fulfilmentMethod === 'delivery') return;
  if (status === 'en_route' && (await lastStop(tx, draftOrderId))) throw refuse('order_has_driver');
  throw refuse('drive_not_ready');
}

/** Where the orders are delivered to: asked before anything is locked, because a provider of places may be slow. */
async function destinations(
  context: ServiceContext,
  numbers: readonly string[],
): Promise<Map<number, Point | undefined>> {
  const rows = await context.db.query.orders.findMany({
    where: (orders, { inArray }) => inArray(orders.businessOrderId, [...numbers]),
    columns: { draftOrderId: true, deliveryAddress: true },
  });
  const found = rows.map(async (row) => [row.draftOrderId, await destinationOf(context, row)] as const);
  return new Map(await Promise.all(found));
}

/**
 * Begins a run. Of two drivers who take one order at once, the second is refused; a driver who begins with orders of their
 * own run again gets the run.
 */
export async function beginRun(
  context: ServiceContext,
  { storeId, businessOrderIds }: BodyOf<'POST /desk/drive-begin'>,
  operator: CallingOperator,
  now: Date,
): Promise<DeliveryRun> {
  const operatorId = driverId(operator);
  await storeOfOperator(context.db, operator, storeId);
  const [store] = await context.db.select().from(stores).where(eq(stores.id, storeId));
  if (!store) throw refuse('store_not_found');
  const numbers = [...new Set(businessOrderIds.map((number) => number.toUpperCase()))];
  const points = await destinations(context, numbers);
  await inTransaction(context.db, async (tx) => {
    // Two devices of one driver begin one run after the other.
    await tx.select({ id: operators.id }).from(operators).where(eq(operators.id, operatorId)).for('update');
    const open = await openRun(tx, operatorId);
    if (open) {
      const own = new Set((await stopsOf(tx, open.id)).map(({ order }) => order.businessOrderId));
      if (numbers.every((number) => own.has(number))) return;
      throw refuse('drive_not_finished');
    }
    const taken: PlacedOrder[] = [];
    // All lock orders by number, so that two runs with the same orders never wait in a circle.
    for (const number of [...numbers].sort()) {
      const order = await lockOperatorsOrder(tx, operator, number);
      if (order.storeId !== storeId) throw refuse('order_not_found');
      await assertWaiting(tx, order);
      await moveByOperator(tx, order, { to: 'en_route' }, operator, now);
      taken.push(order);
    }
    const runId = newId();
    await tx.insert(deliveryRuns).values({ id: runId, storeId, operatorId, operatorName: operator.name, begunAt: now });
    const stops = taken.map(({ draftOrderId, slotStartsAt }) => ({
      draftOrderId,
      slotStartsAt,
      point: points.get(draftOrderId),
    }));
    await tx.insert(deliveryStops).values(
      orderStops(store, stops).map(({ draftOrderId, point }, place) => ({
        runId,
        draftOrderId,
        position: place + 1,
        latitude: point?.latitude,
        longitude: point?.longitude,
      })),
    );
  });
  const run = await deliveryRun(context.db, operatorId, now);
  // Another device ended it since.
  if (!run) throw refuse('drive_not_ready');
  return run;
}
