import type { FastifyInstance } from 'fastify';
import { newId } from '../../ids';
import { isObject } from '../../json-object';
import { requireKey } from '../authorisation';
import { Fields } from '../fields';
import type { Gateway } from '../gateway';
import { invalidRequest } from '../refusal';
import type { PaymentSession } from './payment.types';

function readSession(body: unknown): PaymentSession {
  const fields = new Fields(body);
  for (const name of ['amount', 'currency', 'success_url', 'failure_url']) {
    if (fields.body[name] === undefined) fields.fault(`${name}_required`);
  }
  fields.amount('amount', 0);
  const currency = fields.text('currency');
  if (currency !== undefined && !/^[A-Z]{3}$/.test(currency)) fields.fault('currency_invalid');
  fields.text('reference', { maxLength: 80 });
  fields.url('success_url');
  fields.url('failure_url');
  const address = fields.object('billing')?.address;
  if (!isObject(address) || typeof address.country !== 'string') fields.fault('billing_address_country_required');
  fields.throwIfInvalid();
  return { id: newId('ps'), secret: newId('pss'), request: fields.body, paymentId: undefined };
}

/** POST /payment-sessions: the data with which the browser mounts the card fields. */
export function paymentSessionsRoutes(app: FastifyInstance, gateway: Gateway): void {
  const options = {
    onRequest: requireKey(gateway.config.secretKeys),
    config: { fault: 'checkoutcom:payment-sessions' },
  };
  app.post('/payment-sessions', options, async (request, reply) => {
    if (!isObject(request.body)) throw invalidRequest('request_body_invalid');
    const session = readSession(request.body);
    gateway.store.commit(gateway.store.sessions.put(session.id, session));
    return reply.code(201).send({
      id: session.id,
      payment_session_token: Buffer.from(JSON.stringify({ id: session.id })).toString('base64'),
      payment_session_secret: session.secret,
      _links: { self: { href: `${gateway.address()}/payment-sessions/${session.id}` } },
    });
  });
}
