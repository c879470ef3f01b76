import { newId } from '../../ids';
import { Fields } from '../fields';
import type { Gateway } from '../gateway';
import { invalidRequest, notAllowed } from '../refusal';
import { balancesOf, statusOf } from './balances';
import type { Payment, PaymentAction } from './payment.types';
import { findPayment, type Outcome, paymentChanges } from './payments';

interface ActionRequest {
  amount: number | undefined;
  reference: string | undefined;
  metadata: Readonly<Record<string, unknown>>;
  final: boolean;
}

/** What every action on a payment may state. */
export function readAction(body: unknown): ActionRequest {
  const fields = new Fields(body);
  const request = {
    amount: fields.amount('amount', 1),
    reference: fields.text('reference', { maxLength: 80 }),
    metadata: fields.object('metadata') ?? {},
    final: fields.text('capture_type') === 'Final',
  };
  fields.throwIfInvalid();
  return request;
}

function performAction(
  gateway: Gateway,
  payment: Payment,
  type: PaymentAction['type'],
  amount: number,
  request: ActionRequest,
  declined: boolean,
): Outcome {
  const refused = declined || (type !== 'Refund' && payment.card.behaviour.later_actions_declined);
  const action: PaymentAction = {
    id: newId('act'),
    type,
    amount,
    approved: !refused,
    authCode: undefined,
    responseCode: refused ? '20012' : '10000',
    responseSummary: refused ? 'Invalid Transaction' : 'Approved',
    reference: request.reference ?? payment.reference,
    metadata: request.metadata,
    processedOn: gateway.clock.now().toISOString(),
    ...(type === 'Capture' && request.final && { final: true }),
  };
  const actions = [...payment.actions, action];
  const after = { ...payment, actions, status: statusOf(actions) };
  return {
    reply: {
      status: 202,
      body: {
        action_id: action.id,
        reference: action.reference,
        _links: { payment: { href: `${gateway.address()}/payments/${payment.id}` } },
      },
    },
    changes: paymentChanges(gateway, payment, after),
  };
}

/** POST /payments/{id}/captures: the remaining amount, or a part of it. */
export function capturePayment(gateway: Gateway, id: string, body: unknown, declined = false): Outcome {
  const payment = findPayment(gateway, id);
  const request = readAction(body);
  const { authorised, capturable } = balancesOf(payment);
  if (capturable <= 0) throw notAllowed('payment_not_capturable');
  const amount = request.amount ?? capturable;
  if (amount > authorised) throw invalidRequest('capture_value_greater_than_authorized');
  if (amount > capturable) throw invalidRequest('capture_value_greater_than_remaining_authorized');
  return performAction(gateway, payment, 'Capture', amount, request, declined);
}

/** POST /payments/{id}/refunds: the captured amount that is not refunded yet, or a part of it. */
export function refundPayment(gateway: Gateway, id: string, body: unknown, declined = false): Outcome {
  const payment = findPayment(gateway, id);
  const request = readAction(body);
  const { captured, refundable } = balancesOf(payment);
  if (captured <= 0) throw notAllowed('payment_not_refundable');
  if (refundable <= 0 || (request.amount ?? 0) > refundable) throw invalidRequest('refund_amount_exceeds_balance');
  return performAction(gateway, payment, 'Refund', request.amount ?? refundable, request, declined);
}

/** POST /payments/{id}/voids: cancels an authorisation without captures. */
export function voidPayment(gateway: Gateway, id: string, body: unknown, declined = false): Outcome {
  const payment = findPayment(gateway, id);
  const request = readAction(body);
  const { voidable } = balancesOf(payment);
  if (voidable <= 0) throw notAllowed('payment_not_voidable');
  if (request.amount !== undefined && request.amount !== voidable) throw invalidRequest('void_amount_invalid');
  return performAction(gateway, payment, 'Void', voidable, request, declined);
}
