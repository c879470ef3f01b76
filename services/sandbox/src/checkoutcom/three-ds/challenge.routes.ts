import type { FastifyInstance } from 'fastify';
import { isObject } from '../../json-object';
import { sendPage } from '../../pages/page';
import type { Gateway } from '../gateway';
import type { Payment } from '../payments/payment.types';
import { paymentChanges, withExpiry } from '../payments/payments';
import { challengeForm, challengeUnknown } from './challenge-page';
import { answerChallenge, cancelChallenge } from './three-ds';

type WithSession = { Params: { sid: string } };

const originsOf = ({ successUrl, failureUrl }: Payment) => [
  ...new Set([successUrl, failureUrl].filter((url) => url !== undefined).map((url) => new URL(url).origin)),
];

/** Where the shopper is redirected afterwards; the shop looks the result up by session id. */
function returnUrl({ actions, successUrl = '', failureUrl = '', threeDs }: Payment): string {
  const url = new URL(actions[0]?.approved ? successUrl : failureUrl);
  url.searchParams.set('cko-session-id', threeDs?.sessionId ?? '');
  return url.href;
}

/** The bank's page. A second answer changes nothing and redirects to the same place. */
export function challengeRoutes(app: FastifyInstance, gateway: Gateway): void {
  const { store, clock, config } = gateway;
  const { frameAncestors } = config;
  const options = { config: { fault: 'checkoutcom:3ds' } };

  const find = (sid: string) => {
    const payment = store.payments.find(({ threeDs }) => threeDs?.sessionId === sid);
    return payment && withExpiry(gateway, payment);
  };
  const page = (payment: Payment | undefined, empty = false) => ({
    title: payment ? `${empty ? 'Error: ' : ''}Confirm your payment` : 'Nothing to confirm',
    body: payment ? challengeForm(payment, empty) : challengeUnknown,
    formAction: payment ? originsOf(payment) : [],
    frameAncestors,
    bare: true,
    bodyClass: 'bank-page',
  });

  app.get<WithSession>('/3ds/:sid', options, async ({ params }, reply) => {
    const payment = find(params.sid);
    if (!payment) return sendPage(reply, page(undefined), 404);
    if (payment.status !== 'Pending') return reply.redirect(returnUrl(payment), 303);
    return sendPage(reply, page(payment));
  });

  app.post<WithSession>('/3ds/:sid', options, async ({ params, body }, reply) => {
    const payment = find(params.sid);
    if (!payment) return sendPage(reply, page(undefined), 404);
    if (payment.status !== 'Pending') return reply.redirect(returnUrl(payment), 303);
    const { action, code } = isObject(body) ? body : {};
    if (action !== 'cancel' && (typeof code !== 'string' || !code.trim()))
      return sendPage(reply, page(payment, true), 422);
    const after = action === 'cancel' ? cancelChallenge(payment) : answerChallenge(payment, String(code), clock.now());
    store.commit(...paymentChanges(gateway, payment, after));
    return reply.redirect(returnUrl(after), 303);
  });
}
