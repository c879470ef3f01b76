import { newId } from '../../ids';
import type { Change } from '../../journal';
import type { Json } from '../../json-object';
import type { Gateway } from '../gateway';
import { notFound } from '../refusal';
import { expireChallenge, startThreeDs } from '../three-ds/three-ds';
import { eventsOf } from '../webhooks/events';
import { authorise } from './authorise';
import type { Payment } from './payment.types';
import { readPaymentRequest } from './payment-request';
import { resolveSource } from './payment-source';
import { paymentView, pendingView } from './payment-view';

export interface Reply {
  status: number;
  body: unknown;
}

/** A reply and the changes to commit before it is sent. */
export interface Outcome {
  reply: Reply;
  changes: Change[];
}

function customerOf({ store }: Gateway, customer: Json | undefined): Payment['customer'] {
  if (!customer) return undefined;
  const email = typeof customer.email === 'string' ? customer.email : undefined;
  const name = typeof customer.name === 'string' ? customer.name : undefined;
  const given = typeof customer.id === 'string' ? customer.id : undefined;
  const known = email ? store.payments.find((payment) => payment.customer?.email === email) : undefined;
  return { id: given ?? known?.customer?.id ?? newId('cus'), ...(email && { email }), ...(name && { name }) };
}

/** Commits a payment's new state together with the events of the transition. */
export function paymentChanges(gateway: Gateway, before: Payment | undefined, after: Payment): Change[] {
  return [
    gateway.store.payments.put(after.id, after),
    ...gateway.webhooks.changesFor(eventsOf(before, after, gateway.clock.now(), gateway.address())),
  ];
}

/** POST /payments: takes the money, or redirects the shopper to the bank first. */
export function requestPayment(gateway: Gateway, body: unknown): Outcome {
  const request = readPaymentRequest(body);
  const source = resolveSource(gateway, request.source);
  const now = gateway.clock.now();
  const draft: Payment = {
    id: newId('pay'),
    status: 'Pending',
    requestedOn: now.toISOString(),
    amount: request.amount,
    currency: request.currency,
    capture: request.capture,
    authorizationType: request.authorizationType,
    paymentType: request.paymentType,
    reference: request.reference,
    description: request.description,
    metadata: request.metadata,
    customer: customerOf(gateway, request.customer),
    sourceId: source.sourceId,
    sourceType: 'card',
    card: source.card,
    billingAddress: request.billingAddress ?? source.billingAddress,
    phone: request.phone ?? source.phone,
    threeDs: undefined,
    successUrl: request.successUrl,
    failureUrl: request.failureUrl,
    responseCode: undefined,
    responseSummary: undefined,
    schemeId: String(now.getTime()).padStart(15, '0'),
    actions: [],
  };
  const payment = request.threeDs ? startThreeDs(draft, request.threeDs, now) : authorise(draft, now);
  const pending = payment.status === 'Pending';
  const view = pending ? pendingView(payment, gateway.address()) : paymentView(payment, gateway.address());
  return {
    reply: { status: pending ? 202 : 201, body: view },
    changes: [...source.changes, ...paymentChanges(gateway, undefined, payment)],
  };
}

/** Expires an unanswered challenge when it is read. */
export function withExpiry(gateway: Gateway, payment: Payment): Payment {
  const expiresOn = payment.threeDs?.expiresOn;
  if (payment.status !== 'Pending' || !expiresOn || gateway.clock.now().toISOString() < expiresOn) return payment;
  const expired = expireChallenge(payment);
  gateway.store.commit(...paymentChanges(gateway, payment, expired));
  return expired;
}

/** By its id, or by the session id that the shopper returned with. */
export function findPayment(gateway: Gateway, id: string): Payment {
  const { payments } = gateway.store;
  const payment = id.startsWith('sid_') ? payments.find(({ threeDs }) => threeDs?.sessionId === id) : payments.get(id);
  if (!payment) throw notFound();
  return withExpiry(gateway, payment);
}
