import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requireKey } from '../authorisation';
import type { Gateway } from '../gateway';
import { invalidRequest } from '../refusal';
import { runOnce } from './idempotency';
import { incrementPayment } from './increment';
import { capturePayment, refundPayment, voidPayment } from './later-actions';
import { actionsView, paymentDetailsView } from './payment-view';
import { findPayment, requestPayment, withExpiry } from './payments';
import { corruptReply } from './wrong-reply';

type WithId = { Params: { id: string } };

const keyOf = ({ headers }: FastifyRequest) => {
  const key = headers['cko-idempotency-key'];
  return Array.isArray(key) ? key[0] : key || undefined;
};

const LATER_ACTIONS: Readonly<Record<string, typeof capturePayment>> = {
  captures: capturePayment,
  refunds: refundPayment,
  voids: voidPayment,
  authorizations: incrementPayment,
};

/** POST and GET /payments, and the later actions on a payment. */
export function paymentsRoutes(app: FastifyInstance, gateway: Gateway): void {
  const onRequest = requireKey(gateway.config.secretKeys);

  app.post('/payments', { onRequest, config: { fault: 'checkoutcom:payments' } }, async (request, reply) => {
    const { status, body } = runOnce(gateway, 'payments', keyOf(request), () => requestPayment(gateway, request.body));
    return reply.code(status).send(corruptReply(body, request.fault?.kind));
  });

  for (const [name, action] of Object.entries(LATER_ACTIONS)) {
    const options = { onRequest, config: { fault: `checkoutcom:${name}` } };
    app.post<WithId>(`/payments/:id/${name}`, options, async (request, reply) => {
      const { id } = request.params;
      const work = () => action(gateway, id, request.body, request.fault?.kind === 'decline');
      const { status, body } = runOnce(gateway, `${name} ${id}`, keyOf(request), work);
      return reply.code(status).send(body);
    });
  }

  const reading = { onRequest, config: { fault: 'checkoutcom:payments-read' } };

  app.get<WithId>('/payments/:id', reading, async ({ params, fault }) =>
    corruptReply(paymentDetailsView(findPayment(gateway, params.id), gateway.address()), fault?.kind),
  );

  app.get<WithId>('/payments/:id/actions', reading, async ({ params }) => actionsView(findPayment(gateway, params.id)));

  app.post<{ Body: { limit?: number; from?: string; to?: string } | null }>(
    '/payments/search',
    reading,
    async ({ body }) => {
      const { limit = 10, from = '', to = '' } = body ?? {};
      if (!Number.isInteger(limit) || limit < 1 || limit > 1000) throw invalidRequest('limit_invalid');
      if (Number.isNaN(Date.parse(from)) || Number.isNaN(Date.parse(to))) throw invalidRequest('date_range_invalid');
      const isWithin = ({ requestedOn }: { requestedOn: string }) =>
        Date.parse(requestedOn) >= Date.parse(from) && Date.parse(requestedOn) <= Date.parse(to);
      const page = gateway.store.payments.newestFirst().filter(isWithin).slice(0, limit);
      return { data: page.map((payment) => paymentDetailsView(withExpiry(gateway, payment), gateway.address())) };
    },
  );

  app.get<{ Querystring: Record<string, string | string[] | undefined> }>('/payments', reading, async ({ query }) => {
    const { reference, limit = '10', skip = '0' } = query;
    if (typeof reference !== 'string' || !reference) throw invalidRequest('reference_required');
    if (!/^\d{1,3}$/.test(String(limit)) || Number(limit) > 100 || Number(limit) < 1)
      throw invalidRequest('limit_invalid');
    if (!/^\d{1,6}$/.test(String(skip))) throw invalidRequest('skip_invalid');
    const found = gateway.store.payments.newestFirst().filter((payment) => payment.reference === reference);
    const page = found.slice(Number(skip), Number(skip) + Number(limit));
    return {
      limit: Number(limit),
      skip: Number(skip),
      total_count: found.length,
      data: page.map((payment) => paymentDetailsView(withExpiry(gateway, payment), gateway.address())),
    };
  });
}
