import { randomUUID } from 'node:crypto';
import type { ApiClient } from '@storefront/api/client';
import { errorMessage } from '@storefront/api/error-message';
import { formatMoney } from '@storefront/money/format-money';
import type { Command } from 'commander';
import type { OpsContext } from './context';
import { minorOf, ORDER_ARGUMENT, type TypedAmount, typedAmount, wholeOf } from './option-values';

interface PickOptions {
  substitute?: number;
  quantity?: number;
  agreed?: true;
  grams?: number;
}

interface RefundOptions {
  line?: number;
  quantity?: number;
  delivery?: true;
  goodwill?: TypedAmount;
  key?: string;
}

async function currencyOf(client: ApiClient, businessOrderId: string): Promise<string> {
  const order = await client.call('POST /admin/order', { body: { businessOrderId } });
  if (!order.ok) throw new Error(`${order.error.detail} (${order.error.code})`);
  if (!order.data.currency) throw new Error('The API did not name the currency of the order');
  return order.data.currency;
}

export function addPickingCommands(program: Command, { client, print }: OpsContext): void {
  program
    .command('pick')
    .description('record how many of a line were picked')
    .argument(...ORDER_ARGUMENT)
    .argument('<line>', 'the number of the line, which order shows', wholeOf('The line'))
    .argument('<picked>', 'how many were picked', wholeOf('How many were picked', 0))
    .option('--substitute <item>', 'the number of the item that was picked instead', wholeOf('--substitute'))
    .option('--quantity <number>', 'how many of the substitute; 1 unless given', wholeOf('--quantity'))
    .option('--agreed', 'the shopper was asked about the substitute')
    .option('--grams <grams>', 'what the picked ones weigh', wholeOf('--grams'))
    .action(async (businessOrderId: string, lineId: number, picked: number, options: PickOptions) => {
      const { substitute: menuItemId, quantity, agreed: isAgreed, grams } = options;
      if (menuItemId === undefined && (quantity !== undefined || isAgreed))
        throw new Error('What was picked instead? --substitute takes the number of an item');
      const substitute = menuItemId === undefined ? undefined : { menuItemId, quantity: quantity ?? 1, isAgreed };
      const body = { businessOrderId, lines: [{ lineId, picked, grams, substitute }] };
      const result = await client().call('POST /admin/order-pick', { body });
      if (!result.ok) throw new Error(`${result.error.detail} (${result.error.code})`);
      const line = result.data.lines.find((one) => one.lineId === lineId);
      const instead = line?.substituted ? `, ${line.substituted.quantity} × ${line.substituted.name} instead` : '';
      print([`${line?.picked} of ${line?.quantity} × ${line?.name}${instead}, ${line?.missing} missing`]);
    });
  program
    .command('refund')
    .description('give back a part of what an order took: a line, the delivery or an amount')
    .argument(...ORDER_ARGUMENT)
    .argument('<reason...>', 'why')
    .option('--line <line>', 'the number of the line, which order shows', wholeOf('--line'))
    .option('--quantity <number>', 'how many of the line; 1 unless given', wholeOf('--quantity'))
    .option('--delivery', 'the fee of the delivery')
    .option('--goodwill <amount>', 'an amount, such as 2.50', typedAmount('goodwill'))
    .option('--key <key>', 'of a refund without a response, to repeat it without refunding twice')
    .action(async (businessOrderId: string, words: string[], options: RefundOptions) => {
      const { line: lineId, quantity = 1, delivery, goodwill, key = randomUUID() } = options;
      if ([lineId, delivery, goodwill].filter((one) => one !== undefined).length !== 1)
        throw new Error('What to refund? One of --line, --delivery and --goodwill');
      const kind = delivery ? 'delivery' : goodwill ? 'goodwill' : 'line';
      const amount = goodwill && minorOf(goodwill, await currencyOf(client(), businessOrderId));
      const part = lineId === undefined ? { amount } : { lineId, quantity };
      const body = { businessOrderId, reason: words.join(' '), kind, ...part } as const;
      const call = client().call('POST /admin/order-refund', { body, idempotencyKey: key });
      const result = await call.catch((error: unknown) => {
        throw new Error(`${errorMessage(error)}. To repeat it without refunding twice, add --key ${key}`);
      });
      if (!result.ok) throw new Error(`${result.error.detail} (${result.error.code})`);
      const refund = result.data.refunds?.at(-1);
      if (!refund) throw new Error('The refund was not recorded');
      const sum = formatMoney(refund.amount, { currency: result.data.currency });
      print([`${sum} ${refund.isDone ? 'refunded' : 'will be refunded'}`]);
    });
}
