import type { FaultKind } from '../../faults/faults';
import { isObject, type Json } from '../../json-object';

const corruptions: Readonly<Partial<Record<FaultKind, (payment: Json) => Json>>> = {
  'wrong-amount': (payment) => ({ ...payment, amount: Number(payment.amount) + 100 }),
  'wrong-currency': (payment) => ({ ...payment, currency: payment.currency === 'USD' ? 'EUR' : 'USD' }),
  'wrong-reference': (payment) => ({ ...payment, reference: `${payment.reference}0` }),
  'wrong-scheme': (payment) => ({
    ...payment,
    source: { ...(isObject(payment.source) ? payment.source : {}), scheme: 'American Express' },
  }),
};

/** A payment, or a list of payments, as a faulty gateway reports it. The stored data stays right. */
export function corruptReply(body: unknown, kind: FaultKind | undefined): unknown {
  const change = kind && corruptions[kind];
  if (!change || !isObject(body)) return body;
  return Array.isArray(body.data) ? { ...body, data: body.data.filter(isObject).map(change) } : change(body);
}
