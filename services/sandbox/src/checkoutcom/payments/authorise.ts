import { randomInt } from 'node:crypto';
import { newId } from '../../ids';
import { statusOf } from './balances';
import type { Payment, PaymentAction } from './payment.types';

const codeOf = () => String(randomInt(100_000, 1_000_000));

function action(payment: Payment, now: Date, rest: Partial<PaymentAction>): PaymentAction {
  return {
    id: newId('act'),
    type: payment.amount === 0 ? 'Card Verification' : 'Authorization',
    amount: payment.amount,
    approved: true,
    authCode: codeOf(),
    responseCode: '10000',
    responseSummary: 'Approved',
    reference: payment.reference,
    metadata: payment.metadata,
    processedOn: now.toISOString(),
    ...rest,
  };
}

const withActions = (payment: Payment, ...actions: PaymentAction[]): Payment => ({
  ...payment,
  actions,
  status: statusOf(actions),
});

/** Declines a payment without asking the bank. */
export function decline(payment: Payment, now: Date, responseCode: string, responseSummary: string): Payment {
  return withActions(
    payment,
    action(payment, now, { approved: false, authCode: undefined, responseCode, responseSummary }),
  );
}

/** The bank's decision: approves or declines by the test card, and captures at once if requested. */
export function authorise(payment: Payment, now: Date): Payment {
  const { outcome, response_code, response_summary, declinedAmount } = payment.card.behaviour;
  // A zero-amount verification accepts the card, whatever it does with an amount.
  if (outcome === 'declined' && payment.amount > 0) return decline(payment, now, response_code, response_summary);
  if (declinedAmount !== undefined && payment.amount === declinedAmount) {
    return decline(payment, now, '20051', 'Insufficient Funds');
  }
  const authorisation = action(payment, now, {});
  if (!payment.capture || payment.amount === 0) return withActions(payment, authorisation);
  const capture = action(payment, now, { type: 'Capture', authCode: undefined, final: true });
  return withActions(payment, authorisation, capture);
}
