import { newId } from '../../ids';
import type { Payment, PaymentAction } from '../payments/payment.types';
import { paymentView } from '../payments/payment-view';
import type { WebhookEvent } from './webhook.types';

const EVENT_NAMES: Readonly<Record<PaymentAction['type'], readonly [approved: string, declined: string]>> = {
  Authorization: ['payment_approved', 'payment_declined'],
  'Card Verification': ['card_verified', 'card_verification_declined'],
  Capture: ['payment_captured', 'payment_capture_declined'],
  Void: ['payment_voided', 'payment_void_declined'],
  Refund: ['payment_refunded', 'payment_refund_declined'],
};

const INCREMENT_NAMES = ['payment_authorization_incremented', 'payment_authorization_increment_declined'] as const;

const nameOf = ({ type, approved, isIncrement }: PaymentAction): string =>
  (isIncrement ? INCREMENT_NAMES : EVENT_NAMES[type])[approved ? 0 : 1];

function eventOf(payment: Payment, type: string, now: Date, address: string, action?: PaymentAction) {
  const id = newId('evt');
  const { source, '3ds': threeDs, risk, customer } = paymentView(payment, address);
  const body = {
    id,
    type,
    version: '1.0.0',
    created_on: now.toISOString(),
    data: {
      id: payment.id,
      ...(action && { action_id: action.id }),
      // As documented, the event of an increment names the payment by its id alone.
      ...(!action?.isIncrement && { reference: action?.reference ?? payment.reference }),
      amount: action?.amount ?? payment.amount,
      currency: payment.currency,
      ...(action?.authCode && { auth_code: action.authCode }),
      customer,
      metadata: { ...payment.metadata, ...action?.metadata },
      payment_type: payment.paymentType,
      processed_on: action?.processedOn ?? now.toISOString(),
      response_code: action?.responseCode ?? payment.responseCode,
      response_summary: action?.responseSummary ?? payment.responseSummary,
      ...(threeDs && { '3ds': threeDs }),
      ...(action?.type === 'Authorization' && { risk, source }),
    },
    _links: {
      self: { href: `${address}/workflows/events/${id}` },
      payment: { href: `${address}/payments/${payment.id}` },
    },
  };
  return {
    id,
    type,
    createdOn: body.created_on,
    paymentId: payment.id,
    reference: payment.reference,
    body: JSON.stringify(body),
  };
}

export type NewEvent = Omit<WebhookEvent, 'state' | 'deliveries'>;

/** The events of a payment's transition from one state to the next, in order. */
export function eventsOf(before: Payment | undefined, after: Payment, now: Date, address: string): NewEvent[] {
  const changes = after.actions.slice(before?.actions.length ?? 0);
  const reported = changes.map((action) => eventOf(after, nameOf(action), now, address, action));
  if (reported.length > 0 || before?.status === after.status) return reported;
  if (after.status === 'Pending') return [eventOf(after, 'payment_pending', now, address)];
  if (after.status === 'Canceled') return [eventOf(after, 'payment_canceled', now, address)];
  if (after.status === 'Expired') return [eventOf(after, 'payment_expired', now, address)];
  return [];
}
