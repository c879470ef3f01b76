import { DRIVER_NAME_MAX_LENGTH } from '@storefront/api/constants';
import type { DriverLocation, DriverTracking } from '@storefront/api/entities/driver-location';
import type { BodyOf } from '@storefront/api/operation-types';
import { and, eq, isNull } from 'drizzle-orm';
import type { Point } from '../../context/places.types';
import type { Database } from '../../database/database.types';
import { inTransaction } from '../../database/in-transaction';
import type { OrderRow, PlacedOrder } from '../../database/order-row';
import { deliveryRuns, deliveryStops } from '../../database/schema/delivery-run';
import { stores } from '../../database/schema/store';
import type { CallingOperator } from '../../http/callers/operator-of-request';
import type { Caller } from '../../http/operation.types';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import type { Business } from '../businesses/businesses.repository';
import { ProviderUnavailable } from '../location/providers/provider-unavailable';
import { findOwnOrder } from '../orders/own-order';
import { lockOperatorsOrder } from '../orders/picking/operators-order';
import { queueLateText } from '../orders/texts/queue-order-text';
import {
  isTrackable,
  locationView,
  readDriverLocation,
  saveDriverLocation,
} from '../orders/tracking/driver-locations.repository';

/** The middle of the postcode that an order is delivered to; undefined when it is unknown. */
export async function destinationOf(
  { places }: Pick<ServiceContext, 'places'>,
  { deliveryAddress }: Pick<OrderRow, 'deliveryAddress'>,
): Promise<Point | undefined> {
  if (!deliveryAddress) return undefined;
  const { postcode, country } = deliveryAddress;
  const place = await places.postcode(postcode, country).catch((error: unknown) => {
    if (!(error instanceof ProviderUnavailable)) throw error;
    return undefined;
  });
  return place && { latitude: place.latitude, longitude: place.longitude };
}

/** What the map of an order shows. @throws Problem driver_location_unavailable in a status without tracking */
async function trackingOf(context: ServiceContext, order: PlacedOrder): Promise<DriverTracking> {
  if (!isTrackable(order)) throw refuse('driver_location_unavailable', 'Unable to track the driver at this time.');
  const { db } = context;
  const [store] = await db.select().from(stores).where(eq(stores.id, order.storeId));
  if (!store) throw refuse('driver_location_unavailable', 'Unable to track the driver at this time.');
  const row = await readDriverLocation(db, order.draftOrderId);
  return {
    businessOrderId: order.businessOrderId,
    status: order.status,
    driver: row ? locationView(row) : null,
    store: { storeId: store.id, name: store.name, latitude: store.latitude, longitude: store.longitude },
    destination: (await destinationOf(context, order)) ?? null,
  };
}

/** Where the driver of the caller's own order is. Others' orders and unknown ones get the same reply. */
export async function driverLocation(
  context: ServiceContext,
  business: Business,
  { businessOrderId }: BodyOf<'POST /checkout/driver-location'>,
  caller: Caller,
): Promise<DriverTracking> {
  return trackingOf(context, await findOwnOrder(context.db, business.id, businessOrderId, caller));
}

/** The name that shoppers read: as it is given, or the first one of a driver who records their own positions. */
const driverNameOf = (given: string | undefined, { role, name }: CallingOperator): string | null =>
  given?.trim() ?? (role === 'driver' ? (name.trim().split(/\s+/)[0]?.slice(0, DRIVER_NAME_MAX_LENGTH) ?? null) : null);

/** A locked handheld tells where the van is for the orders in it, and for no others. @throws Problem operator_session_locked */
async function assertInVan(tx: Database, operatorId: number | null, draftOrderId: number): Promise<void> {
  const [stop] = await tx
    .select({ id: deliveryRuns.id })
    .from(deliveryStops)
    .innerJoin(deliveryRuns, eq(deliveryRuns.id, deliveryStops.runId))
    .where(
      and(
        eq(deliveryStops.draftOrderId, draftOrderId),
        eq(deliveryRuns.operatorId, operatorId ?? 0),
        isNull(deliveryRuns.endedAt),
      ),
    );
  if (!stop) throw refuse('operator_session_locked');
}

/** Stores where an operator's driver is. The order's row is locked, so that an order that has arrived has no position. */
export async function recordDriverLocation(
  { db }: ServiceContext,
  body: BodyOf<'POST /admin/driver-location'>,
  operator: CallingOperator,
  now: Date,
): Promise<DriverLocation> {
  const { businessOrderId, latitude, longitude, heading = null, stopsBefore = null } = body;
  const driverName = driverNameOf(body.firstName, operator);
  const estimatedArrival = body.estimatedArrival === undefined ? null : new Date(body.estimatedArrival);
  if (estimatedArrival && Number.isNaN(estimatedArrival.getTime())) throw refuse('date_invalid');
  return inTransaction(db, async (tx) => {
    const order = await lockOperatorsOrder(tx, operator, businessOrderId);
    const { draftOrderId } = order;
    if (operator.isLocked) await assertInVan(tx, operator.operatorId, draftOrderId);
    if (!isTrackable(order)) throw refuse('driver_location_unavailable');
    const drive = { heading, estimatedArrival, driverName, stopsBefore };
    const row = { draftOrderId, latitude, longitude, ...drive, recordedBy: operator.name, updatedAt: now };
    await saveDriverLocation(tx, row);
    await queueLateText(tx, order, estimatedArrival, now);
    return locationView(row);
  });
}
