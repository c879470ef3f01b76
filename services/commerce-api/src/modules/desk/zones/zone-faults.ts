import type { ZoneValues } from '@storefront/api/entities/desk/delivery-zone';
import type { ProblemField } from '@storefront/api/entities/problem';
import { and, arrayContains, eq, gt } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { slots, slotTemplates } from '../../../database/schema/slots';
import { storeDeliveryAreas } from '../../../database/schema/store';
import type { Business } from '../../businesses/businesses.repository';
import { fault } from '../../businesses/settings-faults';
import { CellFault } from '../../import/columns/column';
import { deliveryAreas } from '../../import/columns/place-columns';
import { liesIn } from '../../import/plan/stores/plan-zones';
import { ZoneClaims } from '../../import/plan/stores/zone-claims';
import type { DeliveryZone } from '../../slots/delivery-zones';

/** Why a text does not begin a postcode of the business's country; undefined when it does. */
function prefixFault(prefix: string, business: Business): string | undefined {
  try {
    deliveryAreas('').read(prefix, business);
    return undefined;
  } catch (error) {
    if (error instanceof CellFault) return error.message;
    throw error;
  }
}

/** What keeps a zone from being saved, by field: the rules of an import. @param others the store's other zones */
export async function zoneFaults(
  db: Database,
  business: Business,
  set: ZoneValues,
  zone: Pick<DeliveryZone, 'storeId' | 'code'>,
  others: readonly DeliveryZone[],
): Promise<ProblemField[]> {
  const { prefixes, withinMetres, fee, feeAdded } = set;
  const areas = await db.select().from(storeDeliveryAreas).where(eq(storeDeliveryAreas.storeId, zone.storeId));
  const faults: ProblemField[] = [];
  for (const prefix of prefixes) {
    const wrong = prefixFault(prefix, business);
    if (wrong) faults.push(fault('prefixes', wrong));
    else if (!areas.some((area) => liesIn(prefix, area.prefix)))
      faults.push(fault('prefixes', `${prefix} is not in the store’s delivery area`));
  }
  if (prefixes.length === 0 && withinMetres === null)
    faults.push(fault('prefixes', 'A zone needs postcodes, or a distance from the store'));
  if (fee !== null && feeAdded > 0) faults.push(fault('feeAdded', 'Give a price or an amount that is added, not both'));
  const claims = new ZoneClaims();
  for (const other of others) claims.add(other);
  const clash = claims.add({ ...zone, prefixes, withinMetres });
  if (clash) {
    const owner = others.find(({ code }) => code === clash.code)?.name ?? clash.code;
    const isRing = clash.column === 'within_metres';
    faults.push(
      fault(isRing ? 'withinMetres' : 'prefixes', `${clash.value}${isRing ? ' metres' : ''} is in ${owner} already`),
    );
  }
  return faults;
}

/** Why a zone cannot be removed: times that are offered in some zones only would be offered nowhere else. */
export async function removalFaults(db: Database, { storeId, code }: DeliveryZone, now: Date): Promise<ProblemField[]> {
  const isNamed = and(eq(slotTemplates.storeId, storeId), arrayContains(slotTemplates.zones, [code]));
  const isComing = and(eq(slots.storeId, storeId), gt(slots.startsAt, now), arrayContains(slots.zones, [code]));
  if ((await db.$count(slotTemplates, isNamed)) + (await db.$count(slots, isComing)) === 0) return [];
  return [fault('set', 'Some times are offered in this zone only. Import other zones for them first')];
}
