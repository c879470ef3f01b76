import type { Order } from '@storefront/api/entities/order';
import { OrderStatus } from '@storefront/api/entities/order-status';
import type { Result } from '@storefront/api/operation-types';
import { formatMoney } from '@storefront/money/format-money';
import type { Command } from 'commander';
import type { OpsContext } from './context';
import { formatMoment } from './moment';
import { ORDER_ARGUMENT } from './option-values';
import { formatTable } from './table';

const knownStatuses: readonly OrderStatus[] = OrderStatus.enum;
const statusAliases: Readonly<Record<string, OrderStatus>> = {
  accept: 'store_accepted_picking',
  accepted: 'store_accepted_picking',
  picking: 'store_accepted_picking',
  driver: 'en_route',
  rejected: 'store_rejected_order',
  declined: 'order_declined',
  cancelled: 'order_cancelled',
};

function parseStatus(text: string): OrderStatus {
  const plain = text.toLowerCase().replaceAll('-', '_');
  const status = statusAliases[plain] ?? knownStatuses.find((one) => one === plain);
  if (!status) throw new Error(`Unknown status: ${text}. Known: ${knownStatuses.join(', ')}`);
  return status;
}

function pickedText({ picked, substituted }: Order['lines'][number]): string {
  if (picked === null || picked === undefined) return '';
  return substituted
    ? `${picked}, ${substituted.quantity} × ${[substituted.sku, substituted.name].filter(Boolean).join(' ')}`
    : String(picked);
}

function originLine({ origin }: Order): string[] {
  if (!origin) return [];
  const { platform, channel, messagingDeviceId: device, referralCustomerId: customer, referralPartnerId } = origin;
  const parts = [
    platform,
    channel && `channel ${channel}`,
    device && `device ${device}`,
    customer && `referred by customer ${customer}`,
    referralPartnerId && `referred by partner ${referralPartnerId}`,
  ].filter(Boolean);
  return parts.length > 0 ? [`Origin    ${parts.join(', ')}`] : [];
}

function orderLines(order: Order): string[] {
  const { contact, deliveryAddress: to, payment, currency } = order;
  const money = (minor: number) => formatMoney(minor, { currency });
  const address = to && [to.addressLine1, to.addressLine2, to.town, to.postcode].filter(Boolean).join(', ');
  return [
    `${order.businessOrderId}  ${order.statusText}${order.statusCode === null ? '' : ` (${order.statusCode})`}`,
    `Placed    ${formatMoment(order.placedAt)}`,
    `Store     ${order.storeName}`,
    `Slot      ${order.fulfilmentMethod}, ${formatMoment(order.slotStartsAt)} to ${formatMoment(order.slotEndsAt)}`,
    `Customer  ${contact.firstName} ${contact.lastName}, ${contact.phoneNumber}, ${contact.email}`,
    ...(address ? [`Address   ${address}`] : []),
    ...(payment ? [`Payment   ${payment.method}, ${payment.state}, ${money(payment.amount)}`] : []),
    ...(order.instructions ? [`Note      ${order.instructions}`] : []),
    ...originLine(order),
    '',
    ...formatTable(
      ['Line', 'Quantity', 'Picked', 'Code', 'Barcode', 'Item', 'Each', 'Sum'],
      order.lines.map((line) => [
        String(line.lineId ?? ''),
        String(line.quantity),
        pickedText(line),
        line.sku ?? '',
        line.gtin ?? '',
        [line.name, ...line.options.map(({ valueName }) => valueName)].join(', '),
        money(line.unitTotal),
        money(line.lineTotal),
      ]),
    ),
    '',
    `Items ${money(order.totals.items)}, delivery ${money(order.totals.deliveryFee)}, tip ${money(order.totals.tip)}, total ${money(order.total)}`,
    '',
    ...(order.refunds ?? []).map(
      ({ kind, amount, reason, isDone }) =>
        `${isDone ? 'Refunded  ' : 'Refund of '}${money(amount)}, ${kind}: ${reason}${isDone ? '' : ' (not made yet)'}`,
    ),
    ...(order.history ?? []).map(
      ({ status, action, by, reason, at }) =>
        `${formatMoment(at)}  ${action ?? status}  ${by}${reason ? `: ${reason}` : ''}`,
    ),
  ];
}

const statusHelp = `
The status is one of: ${knownStatuses.join(', ')}.
The short words ${Object.keys(statusAliases).join(', ')} are understood too.`;

/** @throws Error with why the order was neither read nor moved, for the operator */
function orderOf(result: Result<'POST /admin/order' | 'POST /admin/order-transition'>, businessOrderId: string): Order {
  if (result.ok) return result.data;
  const { code, detail } = result.error;
  throw new Error(code === 'order_not_found' ? `There is no order ${businessOrderId}` : `${detail} (${code})`);
}

export function addOrderCommands(program: Command, { client, print }: OpsContext): void {
  program
    .command('orders')
    .description('orders of every business, newest first')
    .option('--status <status>', 'only those with this status', parseStatus)
    .addHelpText('after', statusHelp)
    .action(async ({ status }: { status?: OrderStatus }) => {
      const result = await client().call('POST /admin/orders', { body: { status } });
      if (!result.ok) throw new Error('The orders could not be read');
      const { orders, total } = result.data;
      const rows = orders.map((order) => [
        order.businessOrderId,
        order.statusText,
        formatMoment(order.placedAt),
        order.businessName,
        order.storeName,
        order.fulfilmentMethod,
        formatMoment(order.slotStartsAt),
        order.customer,
        String(order.itemCount),
        formatMoney(order.total, { currency: order.currency }),
      ]);
      const headings = [
        'Order',
        'Status',
        'Placed',
        'Business',
        'Store',
        'Method',
        'Slot',
        'Customer',
        'Items',
        'Total',
      ];
      print([...formatTable(headings, rows), '', `${orders.length} of ${total} orders`]);
    });
  program
    .command('order')
    .description('one order with its lines, slot, payment and events')
    .argument(...ORDER_ARGUMENT)
    .action(async (businessOrderId: string) => {
      const result = await client().call('POST /admin/order', { body: { businessOrderId } });
      print(orderLines(orderOf(result, businessOrderId)));
    });
  program
    .command('move')
    .description('move an order on')
    .argument(...ORDER_ARGUMENT)
    .argument('<status>', 'its next status', parseStatus)
    .argument('[note...]', 'why, for the events of the order')
    .addHelpText('after', statusHelp)
    .action(async (businessOrderId: string, status: OrderStatus, words: string[]) => {
      const body = { businessOrderId, status, note: words.join(' ') || undefined };
      const result = await client().call('POST /admin/order-transition', { body });
      print([`${businessOrderId} is now: ${orderOf(result, businessOrderId).statusText}`]);
    });
}
