import type { AdminSlot } from '@storefront/api/entities/admin-slot';
import { formatMoney } from '@storefront/money/format-money';
import type { Command } from 'commander';
import type { OpsContext } from './context';
import { formatMoment } from './moment';
import { minorOf, type TypedAmount, typedAmount, wholeOf } from './option-values';
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

interface SlotsOptions {
  day?: string;
  business?: string;
  capacity?: number;
  fee?: TypedAmount;
  withdraw?: true;
  restore?: true;
}

export const addSlotsCommand = (program: Command, { client, print }: OpsContext) =>
  program
    .command('slots')
    .description('the coming slots of a store, or a change to one of them')
    .argument('<store>', 'by its name in URLs')
    .argument('[slot]', 'the number of the slot to change', wholeOf('The slot'))
    .option('--business <name>', 'which business; needed where several have a store of that name')
    .option('--day <day>', 'only those of a day, such as 2026-11-26')
    .option('--capacity <orders>', 'how many orders it takes', wholeOf('--capacity', 0))
    .option('--fee <amount>', 'what it costs, such as 2.50', typedAmount('fee'))
    .option('--withdraw', 'take no more orders, and withdraw its holds')
    .option('--restore', 'offer it again')
    .action(async (store: string, slotId: number | undefined, options: SlotsOptions) => {
      const { day, business, capacity, fee, withdraw, restore } = options;
      if (withdraw && restore) throw new Error('Either --withdraw or --restore');
      const isChange = capacity !== undefined || fee || withdraw || restore;
      if (isChange && slotId === undefined) throw new Error('Which slot? Its number is in the list of slots');
      if (!isChange && slotId !== undefined)
        throw new Error('What to change? --capacity, --fee, --withdraw or --restore');
      const listed = await client().call('POST /admin/slots', { body: { store, business, day } });
      if (!listed.ok) throw new Error(listed.error.detail ?? `There is no store ${store}`);
      const { storeId, storeName, currency, slots } = listed.data;
      if (slotId === undefined) {
        const rows = slots.map((slot) => rowOf(slot, currency));
        return print([storeName, '', ...formatTable(HEADINGS, rows), '', `${slots.length} slots`]);
      }
      const withdrawn = withdraw || restore ? withdraw === true : undefined;
      const result = await client().call('POST /admin/slot-change', {
        body: { storeId, slotId, capacity, fee: fee && minorOf(fee, currency), withdrawn },
      });
      if (!result.ok) throw new Error(`${storeName} has no slot ${slotId}`);
      const { slot, withdrawnHolds, orders } = result.data;
      print([
        ...formatTable(HEADINGS, [rowOf(slot, currency)]),
        '',
        `${withdrawnHolds} holds were withdrawn; their shoppers are asked to choose another time`,
        ...(orders.length > 0 ? [`These orders keep their place: ${orders.join(', ')}`] : []),
      ]);
    });
