import { randomInt } from 'node:crypto';
import { newId } from '../../ids';
import type { Gateway } from '../gateway';
import { notAllowed } from '../refusal';
import { balancesOf, statusOf } from './balances';
import { readAction } from './later-actions';
import type { Payment, PaymentAction } from './payment.types';
import { findPayment, type Outcome, paymentChanges } from './payments';

/** Brands on which the gateway raises an authorisation. */
const RAISED: readonly string[] = ['Visa', 'Mastercard'];

/** The bank's decision about an increment: as for a first authorisation, unless the card says otherwise. */
function isDeclined({ card: { behaviour } }: Payment, amount: number): boolean {
  return behaviour.increments === 'declined' || behaviour.declinedAmount === amount;
}

/** POST /payments/{id}/authorizations: adds to an estimated authorisation that is not captured yet. */
export function incrementPayment(gateway: Gateway, id: string, body: unknown, declined = false): Outcome {
  const payment = findPayment(gateway, id);
  const request = readAction(body);
  const { voidable } = balancesOf(payment);
  const isRaised = RAISED.includes(payment.card.scheme) && payment.card.behaviour.increments !== 'refused';
  if (voidable <= 0 || payment.authorizationType !== 'Estimated' || !isRaised)
    throw notAllowed('payment_not_incrementable');
  // Without an amount the gateway extends the authorisation, which nothing here needs.
  const amount = request.amount ?? 0;
  const refused = declined || isDeclined(payment, amount);
  const action: PaymentAction = {
    id: newId('act'),
    type: 'Authorization',
    amount,
    approved: !refused,
    authCode: refused ? undefined : String(randomInt(100_000, 1_000_000)),
    responseCode: refused ? '20051' : '10000',
    responseSummary: refused ? 'Insufficient Funds' : 'Approved',
    reference: request.reference ?? payment.reference,
    metadata: request.metadata,
    processedOn: gateway.clock.now().toISOString(),
    isIncrement: true,
  };
  const actions = [...payment.actions, action];
  const after = { ...payment, actions, status: statusOf(actions) };
  const { authorised } = balancesOf(after);
  return {
    reply: {
      status: 201,
      body: {
        action_id: action.id,
        amount,
        currency: payment.currency,
        approved: action.approved,
        ...(action.authCode && { auth_code: action.authCode }),
        response_code: action.responseCode,
        response_summary: action.responseSummary,
        reference: action.reference,
        processed_on: action.processedOn,
        balances: {
          total_authorized: authorised,
          total_voided: 0,
          available_to_void: authorised,
          total_captured: 0,
          available_to_capture: authorised,
          total_refunded: 0,
          available_to_refund: 0,
        },
        _links: { payment: { href: `${gateway.address()}/payments/${payment.id}` } },
      },
    },
    changes: paymentChanges(gateway, payment, after),
  };
}
