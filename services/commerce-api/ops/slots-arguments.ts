import { parseArgs } from 'node:util';
import { type TypedAmount, typedAmount, wholeOf } from './option-values';

export interface SlotsCommand {
  name: 'slots';
  /** The store's slug. */
  store: string;
  business?: string;
  day?: string;
  /** Without it the slots are listed. */
  change?: { slotId: number; capacity?: number; fee?: TypedAmount; withdrawn?: boolean };
}

const TEXT = { type: 'string' } as const;
const FLAG = { type: 'boolean', default: false } as const;

/** Parses the words after `npm run ops -- slots`. */
export function parseSlotsCommand(words: readonly string[]): SlotsCommand {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { day: TEXT, business: TEXT, capacity: TEXT, fee: TEXT, withdraw: FLAG, restore: FLAG },
  });
  const [store, slot, more] = positionals;
  if (store === undefined) throw new Error('Which store? For example: npm run ops -- slots borough');
  if (more !== undefined) throw new Error(`Only one slot at a time: remove ${more}`);
  const { day, business, capacity, fee, withdraw, restore } = values;
  if (withdraw && restore) throw new Error('Either --withdraw or --restore');
  const fields = {
    ...(capacity !== undefined && { capacity: wholeOf(capacity, '--capacity', 0) }),
    ...(fee !== undefined && { fee: typedAmount(fee, 'fee') }),
    ...((withdraw || restore) && { withdrawn: withdraw }),
  };
  const isChange = Object.keys(fields).length > 0;
  if (isChange && slot === undefined) throw new Error('Which slot? Its number is in the list of slots');
  if (!isChange && slot !== undefined) throw new Error('What to change? --capacity, --fee, --withdraw or --restore');
  return {
    name: 'slots',
    store,
    ...(day !== undefined && { day }),
    ...(business !== undefined && { business }),
    ...(slot !== undefined && { change: { slotId: wholeOf(slot, 'The slot'), ...fields } }),
  };
}
