import type { ApiClient } from '@storefront/api/client';
import type { AdminSlot } from '@storefront/api/entities/admin-slot';
import { formatMoney } from '@storefront/money/format-money';
import { formatMoment } from './moment';
import { minorOf } from './option-values';
import type { SlotsCommand } from './slots-arguments';
import { formatTable } from './table';

const HEADINGS = ['Slot', 'Method', 'Begins', 'Ends', 'Book by', 'Fee', 'Capacity', 'Held', 'Orders', 'Pool', 'State'];

/** A slot that an import left out is not shown, even if it is not withdrawn. */
function stateOf({ offered, withdrawn }: AdminSlot): string {
  if (!offered) return 'left out by the import';
  return withdrawn ? 'withdrawn' : '';
}

const rowOf = (slot: AdminSlot, currency: string): string[] => [
  String(slot.slotId),
  slot.fulfilmentMethod,
  formatMoment(slot.startDate),
  formatMoment(slot.endDate),
  formatMoment(slot.bookableUntil),
  formatMoney(slot.fee, { currency }),
  String(slot.capacity),
  String(slot.held),
  String(slot.confirmed),
  slot.pool ?? '',
  stateOf(slot),
];

/** Lists a store's slots, or changes one of them. */
export async function runSlotsCommand(client: ApiClient, command: SlotsCommand): Promise<string[]> {
  const { store, business, day, change } = command;
  const listed = await client.call('POST /admin/slots', {
    body: { store, ...(business !== undefined && { business }), ...(day !== undefined && { day }) },
  });
  if (!listed.ok) throw new Error(listed.error.detail ?? `There is no store ${store}`);
  const { storeId, storeName, currency, slots } = listed.data;
  if (!change)
    return [
      storeName,
      '',
      ...formatTable(
        HEADINGS,
        slots.map((slot) => rowOf(slot, currency)),
      ),
      '',
      `${slots.length} slots`,
    ];
  const { fee, ...fields } = change;
  const result = await client.call('POST /admin/slot-change', {
    body: { storeId, ...fields, ...(fee && { fee: minorOf(fee, currency) }) },
  });
  if (!result.ok) throw new Error(`${storeName} has no slot ${change.slotId}`);
  const { slot, withdrawnHolds, orders } = result.data;
  return [
    ...formatTable(HEADINGS, [rowOf(slot, currency)]),
    '',
    `${withdrawnHolds} holds were withdrawn; their shoppers are asked to choose another time`,
    ...(orders.length > 0 ? [`These orders keep their place: ${orders.join(', ')}`] : []),
  ];
}
