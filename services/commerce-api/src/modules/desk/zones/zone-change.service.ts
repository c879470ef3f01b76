import type { ZonesEffect, ZoneValues } from '@storefront/api/entities/desk/delivery-zone';
import type { ProblemField } from '@storefront/api/entities/problem';
import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { deliveryZones } from '../../../database/schema/slots';
import { stores } from '../../../database/schema/store';
import { changeWithKey } from '../../../http/change-with-key';
import type { KeyedRequest } from '../../../http/idempotency';
import { newId } from '../../../ids';
import { refuse } from '../../../problem';
import type { ServiceContext } from '../../../service-context';
import type { Business } from '../../businesses/businesses.repository';
import { canonicalJson } from '../../businesses/canonical-json';
import { newVersion } from '../../listings/new-version';
import { withdrawUncoveredHolds } from '../../reservations/withdraw-uncovered-holds';
import type { DeliveryZone } from '../../slots/delivery-zones';
import { lockPlacesOf } from '../../slots/reservation.repository';
import { readStore } from '../../stores/stores.repository';
import { removalFaults, zoneFaults } from './zone-faults';
import { storedValues, zoneValues } from './zone-values';
import { readZone, zonesOf } from './zones.service';
import { zonesEffect } from './zones-effect';

interface Wanted {
  readonly storeId: number;
  readonly zoneId?: number | undefined;
  readonly set: ZoneValues | null;
}

interface Planned {
  readonly was: DeliveryZone | undefined;
  /** Undefined for a removal. */
  readonly next: DeliveryZone | undefined;
  readonly effect: ZonesEffect;
}

/** A code of the store that no other zone has; files may change it. */
const newCode = (id: number): string => `desk-${id}`;

/** @throws Problem zone_invalid with every fault and its field */
function throwIfInvalid(faults: readonly ProblemField[]): void {
  if (faults.length > 0) throw refuse('zone_invalid', faults.map(({ message }) => message).join('. '), faults);
}

/** What a change makes of the store's zones, and whom it touches. @throws Problem zone_invalid, zone_not_found */
async function plan(db: Database, business: Business, { storeId, zoneId, set }: Wanted, now: Date): Promise<Planned> {
  const store = await readStore(db, business.id, storeId);
  if (!store.fulfilment.includes('delivery'))
    throw refuse('zone_invalid', 'The store does not deliver, so it has no zones');
  const before = await zonesOf(db, storeId);
  const was = before.find(({ id }) => id === zoneId);
  if (zoneId !== undefined && !was) throw refuse('zone_not_found');
  const others = before.filter((zone) => zone !== was);
  const id = was?.id ?? newId();
  const next = set && { storeId, id, code: was?.code ?? newCode(id), ...storedValues(set) };
  if (next) throwIfInvalid(await zoneFaults(db, business, storedValues(next), next, others));
  else if (was) throwIfInvalid(await removalFaults(db, was, now));
  else throw refuse('zone_not_found');
  const after = next ? [...others, next] : others;
  return { was, next: next ?? undefined, effect: await zonesEffect(db, store, { before, after }, now) };
}

/** Whom a change would touch. @throws Problem store_not_found, zone_invalid, zone_not_found */
export const zoneEffect = async (
  db: Database,
  business: Business,
  body: BodyOf<'POST /desk/zone-effect'>,
  now: Date,
): Promise<ZonesEffect> => (await plan(db, business, body, now)).effect;

/**
 * Adds, changes or removes a zone that is still as it was seen. Held times at addresses that are not delivered to any more
 * end; those in another zone keep their price and place until the checkout.
 * @throws Problem store_not_found, zone_changed, zone_invalid, zone_not_found, idempotency_key_reused
 */
export async function changeZone(
  context: ServiceContext,
  business: Business,
  { seen, ...wanted }: BodyOf<'POST /desk/zone-change'>,
  request: KeyedRequest | undefined,
  now: Date,
): Promise<ReplyOf<'POST /desk/zone-change'>> {
  const { storeId, set } = wanted;
  const done = await changeWithKey(context, request, async (tx) => {
    // In the order of a payment, which would otherwise wait for this while this waits for it.
    await lockPlacesOf(tx, [storeId], now);
    // Of two who change zones at once, the second sees what the first has saved.
    await tx.select({ id: stores.id }).from(stores).where(eq(stores.id, storeId)).for('no key update');
    const { was, next, effect } = await plan(tx, business, wanted, now);
    const current = canonicalJson(was ? zoneValues(was) : null);
    const reply = { zoneId: (next ?? was)?.id ?? 0, effect };
    if (was && current === canonicalJson(set && storedValues(set))) return { reply, isChanged: false };
    if (current !== canonicalJson(seen && storedValues(seen))) throw refuse('zone_changed');
    const isIt = and(eq(deliveryZones.storeId, storeId), eq(deliveryZones.id, reply.zoneId));
    if (!next) await tx.delete(deliveryZones).where(isIt);
    else if (was) await tx.update(deliveryZones).set(next).where(isIt);
    else await tx.insert(deliveryZones).values(next);
    await withdrawUncoveredHolds(tx, storeId);
    await newVersion(tx, storeId);
    return { reply, isChanged: true };
  });
  return { zone: await readZone(context.db, storeId, done.zoneId, now), effect: done.effect };
}
