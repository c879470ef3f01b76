import type { PickLine, PickList } from '@storefront/api/entities/desk/pick-list';
import type { CallingOperator } from '../http/callers/operator-of-request';
import { beginPicking } from '../modules/desk/pick/pick-begin.service';
import { finishOrder } from '../modules/desk/pick/pick-finish.service';
import { decideLine } from '../modules/desk/pick/pick-line.service';
import type { ServiceContext } from '../service-context';
import type { DemoShop } from './demo-shop';

/** A weighed item is a little lighter than its estimate. */
const WEIGHED_PERCENT = 96;
/** Of so many lines one lacks a unit. */
const LACKING_EVERY = 9;
const PLACES = ['A1', 'A2', 'B1', 'B2', 'B3', 'C1', 'C2'];

/** What a picker finds of a line: mostly all of it, now and then one unit less or the shopper's own choice instead. */
function decisionOf({ lineId, quantity, weight, wish }: PickLine) {
  const found = weight && { grams: Math.round((weight.estimatedGrams * WEIGHED_PERCENT) / 100) };
  if (lineId % LACKING_EVERY !== 0 || quantity === 1) return { picked: quantity, ...found };
  const substitute = wish.menuItemId === null ? {} : { substitute: { menuItemId: wish.menuItemId, quantity: 1 } };
  return { picked: quantity - 1, ...found, ...substitute };
}

/** Decides the first lines of a batch that are undecided. @returns how many are left */
export async function decideLines(
  context: ServiceContext,
  { business }: DemoShop,
  operator: CallingOperator,
  { lines }: Pick<PickList, 'lines'>,
  most: number,
  now: Date,
): Promise<number> {
  const open = lines.filter(({ picked }) => picked === null);
  for (const line of open.slice(0, most)) {
    const body = { businessOrderId: line.businessOrderId, lineId: line.lineId, ...decisionOf(line) };
    await decideLine(context, { body, businessId: business.id, operator, requestKey: undefined, now });
  }
  return Math.max(0, open.length - most);
}

/** Puts the first order of a decided batch into bags, on a shelf. */
export async function finishFirst(
  context: ServiceContext,
  operator: CallingOperator,
  { orders, lines }: Pick<PickList, 'orders' | 'lines'>,
  now: Date,
): Promise<void> {
  const [first] = orders;
  if (!first) return;
  const { businessOrderId, version } = first;
  const zones = new Set(lines.filter((line) => line.businessOrderId === businessOrderId).map(({ zone }) => zone));
  const bags = [...zones].map((zone) => ({ zone, count: zone === 'ambient' ? 2 : 1 }));
  const place = PLACES[(lines[0]?.lineId ?? 0) % PLACES.length] ?? 'A1';
  await finishOrder(context, { businessOrderId, version, bags, place }, operator, now);
}

/** Picks one order from its first line to its bags. */
export async function pickWhole(
  context: ServiceContext,
  shop: DemoShop,
  operator: CallingOperator,
  businessOrderId: string,
  { begun, finished }: { begun: Date; finished: Date },
): Promise<void> {
  const { storeId } = shop;
  const batch = await beginPicking(context, { storeId, businessOrderIds: [businessOrderId] }, operator, begun);
  await decideLines(context, shop, operator, batch, batch.lines.length, finished);
  await finishFirst(context, operator, batch, finished);
}
