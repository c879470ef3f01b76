import type { ApiClient } from '@storefront/api/client';
import type { Order } from '@storefront/api/entities/order';
import { formatMoney } from '@storefront/money/format-money';
import type { Command } from './arguments';
import { runContactsCommand } from './contacts-command';
import { runCouponsCommand } from './coupons-command';
import { runFutureContactsCommand } from './future-contacts-command';
import { formatMoment } from './moment';
import { runOfferCommand } from './offer-command';
import { runOperatorsCommand } from './operators-command';
import { runPickCommand, runRefundCommand } from './picking-command';
import { runReferralsCommand } from './referrals-command';
import { runSlotsCommand } from './slots-command';
import { formatTable } from './table';

function pickedText({ picked, substituted }: Order['lines'][number]): string {
  if (picked === null || picked === undefined) return '';
  return substituted ? `${picked}, ${substituted.quantity} × ${substituted.name}` : String(picked);
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
      ['Line', 'Quantity', 'Picked', 'Item', 'Each', 'Sum'],
      order.lines.map((line) => [
        String(line.lineId ?? ''),
        String(line.quantity),
        pickedText(line),
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

/** How a payment differs from its gateway's list; amounts are in minor units. */
const differenceTexts = {
  unknown: 'Not ours',
  amount: 'Another amount',
  twice: 'Taken twice',
  missing: 'Not listed by the gateway',
} as const;

/** Runs a command against the running service; returns the text to print. */
export async function runCommand(
  client: ApiClient,
  command: Exclude<Command, { name: 'help' | 'keys' | 'import' | 'business' | 'places' }>,
): Promise<string[]> {
  if (command.name === 'contacts') return runContactsCommand(client, command);
  if (command.name === 'coupons') return runCouponsCommand(client, command);
  if (command.name === 'future-contacts') return runFutureContactsCommand(client, command);
  if (command.name === 'slots') return runSlotsCommand(client, command);
  if (command.name === 'operators') return runOperatorsCommand(client, command);
  if (command.name === 'offer') return runOfferCommand(client, command);
  if (command.name === 'pick') return runPickCommand(client, command);
  if (command.name === 'referrals') return runReferralsCommand(client, command);
  if (command.name === 'refund') return runRefundCommand(client, command);
  if (command.name === 'orders') {
    const { status } = command;
    const result = await client.call('POST /admin/orders', { body: { ...(status && { status }) } });
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
    const headings = ['Order', 'Status', 'Placed', 'Business', 'Store', 'Method', 'Slot', 'Customer', 'Items', 'Total'];
    return [...formatTable(headings, rows), '', `${orders.length} of ${total} orders`];
  }
  if (command.name === 'reconcile') {
    const result = await client.call('POST /admin/reconcile', {
      body: command.days === undefined ? {} : { days: command.days },
    });
    if (!result.ok) throw new Error('The payments could not be reconciled');
    const { looked, open, failures, differences } = result.data;
    const rows = open.map((payment) => [
      String(payment.paymentId),
      payment.state,
      payment.gateway,
      payment.gatewayPaymentId ?? '',
      payment.businessOrderId ?? '',
      formatMoment(payment.createdAt),
      formatMoney(payment.amount, { currency: payment.currency }),
      payment.mismatch ?? '',
    ]);
    const headings = ['Payment', 'State', 'Gateway', 'Its id there', 'Order', 'Begun', 'Amount', 'Stated otherwise'];
    return [
      ...(rows.length ? [...formatTable(headings, rows), ''] : []),
      ...failures.map(({ paymentId, message }) => `Payment ${paymentId} could not be settled: ${message}`),
      ...(differences ?? []).map(
        ({ kind, gateway, gatewayPaymentId, paymentId, stated, recorded }) =>
          `${differenceTexts[kind]}: ${gateway} ${gatewayPaymentId ?? ''}, our payment ${paymentId ?? 'none'}; there ${stated}, here ${recorded}`,
      ),
      `${looked} checked, ${open.length} still open`,
      ...(differences ? [`${differences.length} differences from the gateways' lists`] : []),
    ];
  }
  const { businessOrderId } = command;
  const result =
    command.name === 'order'
      ? await client.call('POST /admin/order', { body: { businessOrderId } })
      : await client.call('POST /admin/order-transition', {
          body: { businessOrderId, status: command.status, ...(command.note && { note: command.note }) },
        });
  if (!result.ok) {
    const { code, detail } = result.error;
    throw new Error(code === 'order_not_found' ? `There is no order ${businessOrderId}` : `${detail} (${code})`);
  }
  if (command.name === 'order') return orderLines(result.data);
  return [`${businessOrderId} is now: ${result.data.statusText}`];
}
