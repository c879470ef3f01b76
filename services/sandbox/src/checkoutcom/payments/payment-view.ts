import { sourceView } from '../cards/source-view';
import { balancesOf } from './balances';
import type { Payment } from './payment.types';

const isFilled = (record: Readonly<Record<string, unknown>>) => Object.keys(record).length > 0;

/** The ECI of an authenticated Mastercard is 02; other brands use 05. */
function eciOf({ threeDs, card }: Payment): string | undefined {
  if (!threeDs || threeDs.enrolled === 'N') return card.scheme === 'Mastercard' ? '00' : '07';
  const [full, attempted] = card.scheme === 'Mastercard' ? ['02', '01'] : ['05', '06'];
  return threeDs.authentication === 'Y' ? full : threeDs.authentication === 'A' ? attempted : undefined;
}

function threeDsView(payment: Payment) {
  const { threeDs } = payment;
  if (!threeDs) return undefined;
  const done = payment.status !== 'Pending';
  return {
    downgraded: threeDs.downgraded,
    enrolled: threeDs.enrolled,
    ...(done && {
      authentication_response: threeDs.authentication,
      eci: eciOf(payment),
      version: '2.2.0',
      challenged: threeDs.challenged,
    }),
  };
}

/** The client's next links. */
function linksOf(payment: Payment, address: string) {
  const self = `${address}/payments/${payment.id}`;
  const { capturable, refundable, voidable } = balancesOf(payment);
  const sessionId = payment.status === 'Pending' ? payment.threeDs?.sessionId : undefined;
  return {
    self: { href: self },
    actions: { href: `${self}/actions` },
    ...(capturable > 0 && { capture: { href: `${self}/captures` } }),
    ...(voidable > 0 && { void: { href: `${self}/voids` } }),
    ...(refundable > 0 && { refund: { href: `${self}/refunds` } }),
    ...(sessionId && { redirect: { href: `${address}/3ds/${sessionId}` } }),
  };
}

/** A payment that waits for the shopper at the bank: the 202 of POST /payments. */
export function pendingView(payment: Payment, address: string) {
  return {
    id: payment.id,
    status: payment.status,
    reference: payment.reference,
    customer: payment.customer,
    '3ds': threeDsView(payment),
    processed_on: payment.requestedOn,
    _links: linksOf(payment, address),
  };
}

/** The first action's outcome and the payment: the 201 of POST /payments. */
export function paymentView(payment: Payment, address: string) {
  const first = payment.actions[0];
  return {
    id: payment.id,
    ...(first && { action_id: first.id }),
    amount: payment.amount,
    currency: payment.currency,
    approved: first?.approved ?? false,
    status: payment.status,
    ...(first?.authCode && { auth_code: first.authCode }),
    response_code: first?.responseCode ?? payment.responseCode,
    response_summary: first?.responseSummary ?? payment.responseSummary,
    '3ds': threeDsView(payment),
    risk: { flagged: false },
    source: {
      id: payment.sourceId,
      type: payment.sourceType,
      ...sourceView(payment.card),
      fingerprint: payment.card.fingerprint,
      billing_address: payment.billingAddress,
      phone: payment.phone,
      avs_check: 'S',
      cvv_check: 'Y',
    },
    customer: payment.customer,
    processed_on: first?.processedOn ?? payment.requestedOn,
    reference: payment.reference,
    eci: eciOf(payment),
    scheme_id: payment.schemeId,
    _links: linksOf(payment, address),
  };
}

/** Additional fields of GET /payments/{id}: the balances and the request. */
export function paymentDetailsView(payment: Payment, address: string) {
  const { authorised, captured, refunded, voided, capturable, refundable, voidable } = balancesOf(payment);
  return {
    ...paymentView(payment, address),
    requested_on: payment.requestedOn,
    payment_type: payment.paymentType,
    description: payment.description,
    ...(isFilled(payment.metadata) && { metadata: payment.metadata }),
    balances: {
      total_authorized: authorised,
      total_voided: voided,
      available_to_void: voidable,
      total_captured: captured,
      available_to_capture: capturable,
      total_refunded: refunded,
      available_to_refund: refundable,
    },
  };
}

/** GET /payments/{id}/actions, newest first. */
export function actionsView({ actions }: Payment) {
  return [...actions].reverse().map((action) => ({
    id: action.id,
    type: action.type,
    amount: action.amount,
    approved: action.approved,
    ...(action.authCode && { auth_code: action.authCode }),
    response_code: action.responseCode,
    response_summary: action.responseSummary,
    reference: action.reference,
    processed_on: action.processedOn,
    ...(isFilled(action.metadata) && { metadata: action.metadata }),
  }));
}
