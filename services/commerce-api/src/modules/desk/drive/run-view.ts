import type { SelectedAddress } from '@storefront/api/entities/address';
import type { DeliveryRun, DriveStop } from '@storefront/api/entities/desk/drive';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { orderLines } from '../../../database/schema/order';
import { stores } from '../../../database/schema/store';
import { displayPhone } from '../../../formats/display-phone';
import { refuse } from '../../../problem';
import { agesOf, cashOf } from '../ages-and-cash';
import { businessOfStore } from '../business-of-store';
import { isToMake, openRun, type RunRow, type StopOfRun, stopsOf } from './run.repository';
import { expectedTimes } from './stop-order';

/** What is brought in place of something else, by draft order id. */
async function substitutesOf(db: Database, draftOrderIds: number[]) {
  const { draftOrderId, name, substituted, position } = orderLines;
  const lines = await db
    .select({ draftOrderId, name, substituted })
    .from(orderLines)
    .where(inArray(draftOrderId, draftOrderIds))
    .orderBy(asc(position));
  return (id: number): DriveStop['substitutes'] =>
    lines.flatMap((line) =>
      line.draftOrderId === id && line.substituted
        ? [{ name: line.name, instead: line.substituted.name, quantity: line.substituted.quantity }]
        : [],
    );
}

/** When each stop of a run is expected, as they stand in the database. */
export async function timesOf(
  db: Database,
  run: RunRow,
  stops: readonly StopOfRun[],
  now: Date,
): Promise<(Date | null)[]> {
  const [store] = await db.select().from(stores).where(eq(stores.id, run.storeId));
  if (!store) throw refuse('store_not_found');
  const planned = stops.map((one) => ({
    point: pointOf(one),
    slotStartsAt: one.order.slotStartsAt,
    arrivedAt: one.stop.arrivedAt,
    // One that was ended elsewhere takes no time.
    doneAt: isToMake(one) ? null : (one.stop.doneAt ?? run.begunAt),
  }));
  return expectedTimes({ store, begunAt: run.begunAt }, planned, now);
}

const pointOf = ({ stop: { latitude, longitude } }: StopOfRun) =>
  latitude === null || longitude === null ? undefined : { latitude, longitude };

/** What became of a stop; of one that was ended elsewhere what its order says. */
function outcomeOf(one: StopOfRun): DriveStop['outcome'] {
  if (isToMake(one)) return null;
  return one.stop.outcome ?? (one.order.status === 'delivered' ? 'handed' : 'not_delivered');
}

const linesOf = (address: SelectedAddress | null): string[] =>
  [address?.addressLine1, address?.addressLine2, address?.town].flatMap((line) => line || []);

const iso = (date: Date | null | undefined): string | null => date?.toISOString() ?? null;

/** The run that an operator drives; null without one. */
export async function deliveryRun(db: Database, operatorId: number, now: Date): Promise<DeliveryRun | null> {
  const run = await openRun(db, operatorId);
  if (!run) return null;
  const stops = await stopsOf(db, run.id);
  const ids = stops.map(({ order }) => order.draftOrderId);
  const [ages, cash, substitutes] = [await agesOf(db, ids), await cashOf(db, ids), await substitutesOf(db, ids)];
  const times = await timesOf(db, run, stops, now);
  const { country } = (await businessOfStore(db, run.storeId)).settings;
  const [store] = await db.select({ name: stores.name }).from(stores).where(eq(stores.id, run.storeId));
  return {
    runId: run.id,
    storeId: run.storeId,
    storeName: store?.name ?? '',
    begunAt: run.begunAt.toISOString(),
    stops: stops.map((one, place): DriveStop => {
      const { stop, order, pick } = one;
      const { contact, deliveryAddress, draftOrderId } = order;
      return {
        businessOrderId: order.businessOrderId,
        number: place + 1,
        customer: `${contact.firstName} ${contact.lastName}`,
        phone: displayPhone(contact.phoneNumber, country),
        addressLines: linesOf(deliveryAddress),
        postcode: deliveryAddress?.postcode ?? '',
        instructions: order.instructions,
        place: pick?.place ?? null,
        bags: pick?.bags ?? [],
        substitutes: substitutes(draftOrderId),
        proofOfAge: ages.get(draftOrderId) ?? null,
        toPay: cash.get(draftOrderId) || null,
        slotStartsAt: iso(order.slotStartsAt),
        slotEndsAt: iso(order.slotEndsAt),
        expectedAt: iso(times[place]),
        arrivedAt: iso(stop.arrivedAt),
        outcome: outcomeOf(one),
        reason: stop.reason,
        doneAt: iso(stop.doneAt),
        toldAt: iso(stop.toldAt),
      };
    }),
  };
}
