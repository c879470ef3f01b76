import type { AdminSlot } from '@storefront/api/entities/admin-slot';
import type { DayClose } from '@storefront/api/entities/day-close';
import type { DeskItem } from '@storefront/api/entities/desk/desk-item';
import type { Manager } from './manager';

/** The store of the test of a week: no other test orders there, or counts its stock or its money. */
export const ANCOATS = { storeId: 106, slug: 'manchester-ancoats', postcode: 'M4 6BF', town: 'Manchester' };

/** When its slot begins that has two places on every day. */
export const SMALL_SLOT = '19:00';

const ZONE = 'Europe/London';

/** @returns a day at the store, YYYY-MM-DD */
export const dayIn = (days: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: ZONE }).format(Date.now() + days * 86_400_000);

/** The first day of tomorrow's week. */
export function mondayOfTomorrow(): string {
  const day = new Date(dayIn(1));
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  return day.toISOString().slice(0, 10);
}

/** The small slot of tomorrow's deliveries. */
export async function smallSlot(manager: Manager): Promise<AdminSlot> {
  const asked = { store: ANCOATS.slug, day: dayIn(1), fulfilmentMethod: 'delivery' };
  const { slots } = await manager<{ slots: AdminSlot[] }>('admin/slots', asked);
  const time = new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, hour: '2-digit', minute: '2-digit' });
  const slot = slots.find(({ startDate }) => time.format(new Date(startDate)) === SMALL_SLOT);
  if (!slot) throw new Error(`No delivery begins at ${SMALL_SLOT} tomorrow`);
  return slot;
}

interface NamedItem {
  /** Its slug, which is also the business's code. */
  readonly item: string;
  readonly name: string;
}

/** An item of the store as its staff see it. */
export async function storeItem(manager: Manager, { item, name }: NamedItem): Promise<DeskItem> {
  const { items } = await manager<{ items: DeskItem[] }>('desk/items', { storeId: ANCOATS.storeId, text: name });
  const found = items.find(({ sku }) => sku === item);
  if (!found) throw new Error(`The store lists no ${name}`);
  return found;
}

/** Counts the stock of an item, or puts it on sale. */
export async function changeItem(
  manager: Manager,
  named: NamedItem,
  set: { readonly stock: number } | { readonly inStock: boolean },
): Promise<void> {
  const { menuItemId, stock, inStock } = await storeItem(manager, named);
  const seen = 'stock' in set ? { stock } : { inStock };
  await manager('desk/items-change', { storeId: ANCOATS.storeId, items: [{ menuItemId, seen, set }] });
}

/** The store's close of today, beside what the gateways say. */
export const closeToday = (manager: Manager): Promise<DayClose> =>
  manager<DayClose>('admin/day-close', { store: ANCOATS.slug, day: dayIn(0), compare: true });

/** What the store took on these days and has not given back. */
export const keptOf = ({ total }: DayClose): number =>
  total.sales.total - total.refunds.reduce((sum, { amount }) => sum + amount, 0);
