import { newId } from '../ids';
import { balancesOf, statusOf } from './balances';
import { Fields } from './fields';
import type { Gateway } from './gateway';
import type { Payment, PaymentAction } from './payment.types';
import { findPayment, type Outcome, paymentChanges } from './payments';
import { invalidRequest, notAllowed } from './refusal';

interface Asked {
  amount: number | undefined;
  reference: string | undefined;
  metadata: Readonly<Record<string, unknown>>;
  final: boolean;
}

function readAction(body: unknown): Asked {
  const fields = new Fields(body);
  const asked = {
    amount: fields.amount('amount', 1),
    reference: fields.text('reference', { longest: 80 }),
    metadata: fields.object('metadata') ?? {},
    final: fields.text('capture_type') === 'Final',
  };
  fields.end();
  return asked;
}

function carryOut(
  gateway: Gateway,
  payment: Payment,
  type: PaymentAction['type'],
  amount: number,
  asked: Asked,
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
    reference: asked.reference ?? payment.reference,
    metadata: asked.metadata,
    processedOn: gateway.clock.now().toISOString(),
    ...(type === 'Capture' && asked.final && { final: true }),
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
  const asked = readAction(body);
  const { authorised, capturable } = balancesOf(payment);
  if (capturable <= 0) throw notAllowed('payment_not_capturable');
  const amount = asked.amount ?? capturable;
  if (amount > authorised) throw invalidRequest('capture_value_greater_than_authorized');
  if (amount > capturable) throw invalidRequest('capture_value_greater_than_remaining_authorized');
  return carryOut(gateway, payment, 'Capture', amount, asked, declined);
}

/** POST /payments/{id}/refunds: the captured amount that is not refunded yet, or a part of it. */
export function refundPayment(gateway: Gateway, id: string, body: unknown, declined = false): Outcome {
  const payment = findPayment(gateway, id);
  const asked = readAction(body);
  const { captured, refundable } = balancesOf(payment);
  if (captured <= 0) throw notAllowed('payment_not_refundable');
  if (refundable <= 0 || (asked.amount ?? 0) > refundable) throw invalidRequest('refund_amount_exceeds_balance');
  return carryOut(gateway, payment, 'Refund', asked.amount ?? refundable, asked, declined);
}

/** POST /payments/{id}/voids: cancels an authorisation without captures. */
export function voidPayment(gateway: Gateway, id: string, body: unknown, declined = false): Outcome {
  const payment = findPayment(gateway, id);
  const asked = readAction(body);
  const { voidable } = balancesOf(payment);
  if (voidable <= 0) throw notAllowed('payment_not_voidable');
  if (asked.amount !== undefined && asked.amount !== voidable) throw invalidRequest('void_amount_invalid');
  return carryOut(gateway, payment, 'Void', voidable, asked, declined);
}
