import { randomUUID } from 'node:crypto';
import type { ApiClient } from '@storefront/api/client';
import { errorMessage } from '@storefront/api/error-message';
import { formatMoney } from '@storefront/money/format-money';
import { minorOf } from './option-values';
import type { PickCommand, RefundCommand } from './picking-arguments';

/** Records what was picked of one line; returns the text to print. */
export async function runPickCommand(client: ApiClient, { name: _, ...body }: PickCommand): Promise<string[]> {
  const result = await client.call('POST /admin/order-pick', { body });
  if (!result.ok) throw new Error(`${result.error.detail} (${result.error.code})`);
  const line = result.data.lines.find(({ lineId }) => lineId === body.lines[0]?.lineId);
  const instead = line?.substituted ? `, ${line.substituted.quantity} × ${line.substituted.name} instead` : '';
  return [`${line?.picked} of ${line?.quantity} × ${line?.name}${instead}, ${line?.missing} missing`];
}

async function currencyOf(client: ApiClient, businessOrderId: string): Promise<string> {
  const order = await client.call('POST /admin/order', { body: { businessOrderId } });
  if (!order.ok) throw new Error(`${order.error.detail} (${order.error.code})`);
  if (!order.data.currency) throw new Error('The API did not name the currency of the order');
  return order.data.currency;
}

/** Refunds a part of an order; returns the text to print. */
export async function runRefundCommand(client: ApiClient, command: RefundCommand): Promise<string[]> {
  const { name: _, key = randomUUID(), amount, ...fields } = command;
  const body = {
    ...fields,
    ...(amount && { amount: minorOf(amount, await currencyOf(client, fields.businessOrderId)) }),
  };
  const call = client.call('POST /admin/order-refund', { body, idempotencyKey: key });
  const result = await call.catch((error: unknown) => {
    throw new Error(`${errorMessage(error)}. To repeat it without refunding twice, add --key ${key}`);
  });
  if (!result.ok) throw new Error(`${result.error.detail} (${result.error.code})`);
  const refund = result.data.refunds?.at(-1);
  if (!refund) throw new Error('The refund was not recorded');
  return [
    `${formatMoney(refund.amount, { currency: result.data.currency })} ${refund.isDone ? 'refunded' : 'will be refunded'}`,
  ];
}
