import type { deliveryZones } from '../../../../database/schema/slots';
import { newId } from '../../../../ids';
import type { zonesFile } from '../../files/zones-file';
import { keyOf, type Row } from '../../read-files';
import type { PlanContext } from '../plan-context';
import type { ZoneRow } from '../shop';
import { ChangeCount, outcomeOf } from '../table-writes';
import type { PlannedStore, StoresPlan } from './plan-stores';
import { ZoneClaims } from './zone-claims';

type WantedRow = Row<typeof zonesFile.columns>;
type NewZone = typeof deliveryZones.$inferInsert;

/** The codes of the zones that each store has after the import. */
export type ZoneCodes = ReadonlyMap<number, ReadonlySet<string>>;

export interface ZonesPlan {
  rows: NewZone[];
  remove: Pick<ZoneRow, 'storeId' | 'id'>[];
  /** Stores whose zones change: holds that they no longer cover are withdrawn. */
  stores: Set<number>;
  codes: ZoneCodes;
  tally: ChangeCount;
}

/** Whether a beginning of postcodes lies in another one. */
export const liesIn = (prefix: string, area: string): boolean =>
  prefix === area || prefix.startsWith(area.includes(' ') ? area : `${area} `);

function checkZone(
  { problems }: PlanContext,
  { row, values, faulty }: WantedRow,
  { areas, fulfilment }: { areas: readonly string[]; fulfilment: PlannedStore['fulfilment'] },
): void {
  const refuseCell = (column: string, text: string) => {
    if (!faulty.has(column)) problems.add('zones', row, column, text);
  };
  if (!fulfilment.includes('delivery')) refuseCell('store', `${values.store} does not deliver; leave its zones out`);
  const prefixes = values.postcodes ?? [];
  if (prefixes.length === 0 && values.within_metres == null)
    refuseCell('postcodes', 'is blank; a zone needs postcodes, or within_metres');
  for (const prefix of prefixes)
    if (!areas.some((area) => liesIn(prefix, area)))
      refuseCell('postcodes', `${prefix} is not in the store’s delivery_areas; add it there, or leave it out`);
  if (values.fee != null && values.fee_added) refuseCell('fee_added', 'cannot be given with fee; leave one blank');
}

const zoneOf = ({ values }: WantedRow, storeId: number, was: ZoneRow | undefined): NewZone => ({
  storeId,
  id: was?.id ?? newId(),
  code: values.code ?? '',
  name: values.name ?? '',
  prefixes: [...(values.postcodes ?? [])].sort(),
  withinMetres: values.within_metres ?? null,
  fee: values.fee ?? null,
  feeAdded: values.fee_added ?? 0,
  ordersPerSlot: values.orders_per_slot ?? null,
  unitsPerSlot: values.picking_units_per_slot ?? null,
});

/** The stored zones that the file does not name. */
function zonesNotIn({ files, shop, stores }: PlanContext): ZoneRow[] {
  const named = new Set(
    files.zones.rows.map(({ values }) => keyOf(String(stores.idOf(values.store ?? '')), values.code ?? '')),
  );
  return shop.zones.filter(({ storeId, code }) => !named.has(keyOf(String(storeId), code)));
}

/** Plans the delivery zones. @param stores the planned stores, with their new delivery areas */
export function planZones(context: PlanContext, stores: Pick<StoresPlan, 'listed' | 'areas'>): ZonesPlan {
  const { files, shop, removeMissing, problems } = context;
  const codes = new Map<number, Set<string>>();
  for (const { storeId, code } of shop.zones) codes.set(storeId, (codes.get(storeId) ?? new Set()).add(code));
  const plan: ZonesPlan = { rows: [], remove: [], stores: new Set(), codes, tally: new ChangeCount('zones') };
  if (!files.zones.isPresent) return plan;
  const existing = new Map(shop.zones.map((zone) => [keyOf(String(zone.storeId), zone.code), zone]));
  const claims = new ZoneClaims();
  if (!removeMissing) for (const zone of zonesNotIn(context)) claims.add(zone);
  for (const row of files.zones.rows) {
    context.step(1);
    const { store: storeCode = '', code = '' } = row.values;
    const id = context.stores.idOf(storeCode);
    const store = stores.listed.find((one) => one.id === id);
    if (!store) {
      if (!row.faulty.has('store') && id !== 'unknown')
        problems.add('zones', row.row, 'store', context.stores.unknown(storeCode));
      continue;
    }
    const areas = stores.areas.get(store.id) ?? shop.areas.get(store.id) ?? [];
    checkZone(context, row, { areas, fulfilment: store.fulfilment });
    const key = keyOf(String(store.id), code);
    const was = existing.get(key);
    existing.delete(key);
    const zone = zoneOf(row, store.id, was);
    codes.set(store.id, (codes.get(store.id) ?? new Set()).add(code));
    const clash = claims.add(zone);
    if (clash) problems.add('zones', row.row, clash.column, `${clash.value} is in zone ${clash.code} already`);
    const outcome = outcomeOf(was, zone);
    plan.tally.record(outcome);
    if (outcome === 'unchanged') continue;
    plan.rows.push(zone);
    plan.stores.add(store.id);
  }
  const others = [...existing.values()];
  plan.tally.record(removeMissing ? 'removed' : 'missing', others.length);
  if (!removeMissing) return plan;
  for (const { storeId, id, code } of others) {
    plan.remove.push({ storeId, id });
    plan.stores.add(storeId);
    codes.get(storeId)?.delete(code);
  }
  return plan;
}
