import { parseArgs } from 'node:util';
import type { BodyOf } from '@storefront/api/operation-types';
import { type TypedAmount, typedAmount, wholeOf } from './option-values';

export type PickCommand = { name: 'pick' } & BodyOf<'POST /admin/order-pick'>;
/** `key` is the Idempotency-Key of a command that is repeated. */
export type RefundCommand = { name: 'refund'; key?: string; amount?: TypedAmount } & Omit<
  BodyOf<'POST /admin/order-refund'>,
  'amount'
>;

const TEXT = { type: 'string' } as const;
const FLAG = { type: 'boolean', default: false } as const;

function orderNumberOf(text: string | undefined): string {
  if (!text) throw new Error('Which order? Its number looks like PW-7F3K-9QTX-M2HB.');
  return text.toUpperCase();
}

/** Parses the words after `npm run ops -- pick`. */
export function parsePickCommand(words: readonly string[]): PickCommand {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { substitute: TEXT, quantity: TEXT, agreed: FLAG, grams: TEXT },
  });
  const [number, line, picked, more] = positionals;
  if (more !== undefined) throw new Error(`Only one line at a time: remove ${more}`);
  const { substitute, quantity, agreed, grams } = values;
  if (substitute === undefined && (quantity !== undefined || agreed))
    throw new Error('What was picked instead? --substitute takes the number of an item');
  const pick = {
    lineId: wholeOf(line ?? '', 'The line'),
    picked: wholeOf(picked ?? '', 'How many were picked', 0),
    ...(grams !== undefined && { grams: wholeOf(grams, '--grams') }),
    ...(substitute !== undefined && {
      substitute: {
        menuItemId: wholeOf(substitute, '--substitute'),
        quantity: wholeOf(quantity ?? '1', '--quantity'),
        ...(agreed && { isAgreed: true }),
      },
    }),
  };
  return { name: 'pick', businessOrderId: orderNumberOf(number), lines: [pick] };
}

/** Parses the words after `npm run ops -- refund`. */
export function parseRefundCommand(words: readonly string[]): RefundCommand {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { line: TEXT, quantity: TEXT, delivery: FLAG, goodwill: TEXT, key: TEXT },
  });
  const [number, ...reason] = positionals;
  const { line, quantity, delivery, goodwill, key } = values;
  const kinds = [line, delivery || undefined, goodwill].filter((one) => one !== undefined);
  if (kinds.length !== 1) throw new Error('What to refund? One of --line, --delivery and --goodwill');
  if (reason.length === 0) throw new Error('Why? Write the reason after the number of the order');
  const businessOrderId = orderNumberOf(number);
  const command = { name: 'refund' as const, businessOrderId, reason: reason.join(' '), ...(key && { key }) };
  if (delivery) return { ...command, kind: 'delivery' };
  if (goodwill !== undefined) return { ...command, kind: 'goodwill', amount: typedAmount(goodwill, 'goodwill') };
  const lineId = wholeOf(line ?? '', '--line');
  return { ...command, kind: 'line', lineId, quantity: wholeOf(quantity ?? '1', '--quantity') };
}
