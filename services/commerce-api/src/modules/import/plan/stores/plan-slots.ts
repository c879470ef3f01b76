import { newId } from '../../../../ids';
import { WEEKDAYS } from '../../columns/time-columns';
import type { slotsFile } from '../../files/slots-file';
import { keyOf, type Row } from '../../read-files';
import { refusedWith } from '../named-rows';
import type { PlanContext } from '../plan-context';
import { requireFieldsOfNewRow } from '../required-fields';
import type { TemplateRow } from '../shop';
import { ChangeCount, outcomeOf, valueOrDefault, valueOrNull } from '../table-writes';
import type { PlannedStore } from './plan-stores';
import type { ZoneCodes } from './plan-zones';

type SlotRow = Row<typeof slotsFile.columns>;

export interface SlotsPlan {
  rows: TemplateRow[];
  remove: Pick<TemplateRow, 'storeId' | 'id'>[];
  /** Stores whose slots of the next two weeks must be regenerated. */
  renew: Set<number>;
  tally: ChangeCount;
}

/** The stores of a row: the named ones, else all that offer the method. */
function storesOf(
  { stores, problems }: PlanContext,
  { row, values, faulty }: SlotRow,
  all: readonly PlannedStore[],
): PlannedStore[] {
  const { method } = values;
  if (faulty.has('stores')) return [];
  if (!values.stores) return all.filter(({ fulfilment }) => method === undefined || fulfilment.includes(method));
  return values.stores.flatMap((code) => {
    const id = stores.idOf(code);
    const store = all.find((one) => one.id === id);
    if (id === undefined || (typeof id === 'number' && !store))
      problems.add('slots', row, 'stores', stores.unknown(code));
    if (store && method !== undefined && !store.fulfilment.includes(method))
      problems.add(
        'slots',
        row,
        'stores',
        `${code} does not offer ${method}; add it to its fulfilment, or leave the store out`,
      );
    return store ?? [];
  });
}

/** Minutes that a store needs before a slot begins: for a delivery also to load and drive. */
const LEAD_MINUTES = { delivery: 60, collection: 30 } as const;

function templateOf({ values }: SlotRow, storeId: number, code: string, was: TemplateRow | undefined): TemplateRow {
  return {
    storeId,
    id: was?.id ?? newId(),
    code,
    fulfilmentMethod: valueOrDefault(values.method, was?.fulfilmentMethod, 'delivery'),
    days: valueOrDefault(values.days, was?.days, []),
    starts: valueOrDefault(values.starts, was?.starts, ''),
    ends: valueOrDefault(values.ends, was?.ends, ''),
    capacity: valueOrDefault(values.capacity, was?.capacity, 0),
    fee: valueOrDefault(values.fee, was?.fee, 0),
    leadMinutes: valueOrDefault(values.lead_minutes, was?.leadMinutes, LEAD_MINUTES[values.method ?? 'delivery']),
    orderBy: valueOrDefault(values.order_by, was?.orderBy, null),
    pool: valueOrDefault(values.pool, was?.pool, null),
    poolCapacity: valueOrDefault(values.pool_capacity, was?.poolCapacity, null),
    unitCapacity: valueOrNull(values.picking_units, was?.unitCapacity),
    poolUnitCapacity: valueOrNull(values.pool_picking_units, was?.poolUnitCapacity),
    zones: valueOrNull(values.zones, was?.zones),
    loadPercent: valueOrNull(values.busy_from, was?.loadPercent),
    loadFee: valueOrDefault(values.busy_fee, was?.loadFee, 0),
  };
}

/** Two slots of one method with the same start and end look the same to a shopper, so they are refused. */
class SlotStarts {
  readonly #taken = new Map<string, string>();

  /** The slot with the same times, and the day. */
  clash({
    storeId,
    fulfilmentMethod,
    days,
    starts,
    ends,
    code,
    id,
  }: TemplateRow): { name: string; day: string } | undefined {
    const name = code ?? String(id);
    for (const day of days) {
      const key = keyOf(String(storeId), fulfilmentMethod, String(day), starts, ends);
      const other = this.#taken.get(key);
      if (other !== undefined && other !== name) return { name: other, day: WEEKDAYS[day] ?? '' };
      this.#taken.set(key, name);
    }
    return undefined;
  }
}

/** Slots that stay as they are must not name a zone that this import removes: no address could be offered them. */
function checkZonesOf(
  stays: readonly Pick<TemplateRow, 'storeId' | 'zones'>[],
  context: PlanContext,
  zones: ZoneCodes,
) {
  const named = new Map(
    stays.flatMap(({ storeId, zones: codes }) =>
      (codes ?? []).map((code) => [keyOf(String(storeId), code), { storeId, code }]),
    ),
  );
  for (const { storeId, code } of named.values())
    if (!zones.get(storeId)?.has(code))
      context.problems.add(
        'zones',
        0,
        'code',
        `slots are offered in zone ${code}, which would be removed; change the slots too`,
      );
}

export function planSlots(context: PlanContext, all: readonly PlannedStore[], zones: ZoneCodes): SlotsPlan {
  const { files, shop, removeMissing, problems } = context;
  const plan: SlotsPlan = { rows: [], remove: [], renew: new Set(), tally: new ChangeCount('slots') };
  if (!files.slots.isPresent) {
    checkZonesOf(shop.templates, context, zones);
    return plan;
  }
  const byCode = new Map(shop.templates.map((one) => [keyOf(String(one.storeId), one.code ?? `\u0001${one.id}`), one]));
  const codes = new Set(files.slots.rows.map(({ values }) => values.code ?? ''));
  const wanted: { row: SlotRow; template: TemplateRow; was: TemplateRow | undefined }[] = [];
  for (const row of files.slots.rows) {
    context.step(1);
    const code = row.values.code ?? '';
    const { starts, ends } = row.values;
    if (starts !== undefined && ends !== undefined && starts >= ends)
      problems.add(
        'slots',
        row.row,
        'ends',
        `${ends} is not after ${starts}; a slot ends on the day on which it starts`,
      );
    if (row.values.pool && !row.values.pool_capacity)
      problems.add('slots', row.row, 'pool_capacity', 'is blank; a pool needs the maximum number of its orders');
    for (const store of storesOf(context, row, all)) {
      const was = byCode.get(keyOf(String(store.id), code));
      // One problem per row is enough, however many stores it affects.
      if (!was && !requireFieldsOfNewRow('slots', code, row, problems)) break;
      for (const zone of row.values.zones ?? [])
        if (!zones.get(store.id)?.has(zone))
          problems.add(
            'slots',
            row.row,
            'zones',
            files.zones.refused.has(keyOf(store.code, zone))
              ? refusedWith('zone', zone)
              : `${store.code} has no zone ${zone}; add it to zones, or correct the code`,
          );
      wanted.push({ row, template: templateOf(row, store.id, code, was), was });
    }
  }
  const named = new Set(wanted.map(({ template }) => template.id));
  // A row lists the stores that offer its slot; other stores lose it.
  const gone = shop.templates.filter(
    ({ id, code }) => !named.has(id) && (removeMissing || (code !== null && codes.has(code))),
  );
  const goneIds = new Set(gone.map(({ id }) => id));
  const stays = shop.templates.filter(({ id }) => !named.has(id) && !goneIds.has(id));
  checkZonesOf(stays, context, zones);
  const beginnings = new SlotStarts();
  for (const one of stays) beginnings.clash(one);
  for (const { row, template, was } of wanted) {
    const clash = row.faulty.size === 0 ? beginnings.clash(template) : undefined;
    if (clash)
      problems.add(
        'slots',
        row.row,
        'starts',
        `begins on ${clash.day} when ${clash.name} does, at the same store; change one, or use --remove-missing when the other is to go`,
      );
    const outcome = outcomeOf(was, template);
    plan.tally.record(outcome);
    if (outcome === 'unchanged') continue;
    plan.rows.push(template);
    plan.renew.add(template.storeId);
  }
  for (const { storeId, id } of gone) {
    plan.remove.push({ storeId, id });
    plan.renew.add(storeId);
  }
  plan.tally.record('removed', gone.length);
  plan.tally.record('missing', stays.length);
  return plan;
}
