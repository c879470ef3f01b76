import { HOSTED_RESPONSE_MAX_LENGTH } from '@storefront/api/constants';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { orders } from '../../../database/schema/order';
import { refuse } from '../../../problem';
import type { ServiceContext } from '../../../service-context';
import { paymentNamed, readHostedResponse, settleHostedResponse } from '../hosted-payment-consumer.service';

/** The order id that a response names, before anything has proven it; empty for what is no response. */
function orderIdIn(response: string): string {
  try {
    return Buffer.from(String(JSON.parse(response).ORDER_ID), 'base64').toString('utf8');
  } catch {
    return '';
  }
}

/**
 * POST /webhooks/realex: the response of the hosted page that a browser posted to the shop's return URL. The shell passes
 * it on without a session, because browsers send no cookies with a form of another site: its signature is its proof.
 */
export function realexResponse(app: FastifyInstance, context: ServiceContext): void {
  app.post<{ Body: { hppResponse?: unknown } | null }>('/webhooks/realex', async ({ body }) => {
    const response = body?.hppResponse;
    if (typeof response !== 'string' || response.length > HOSTED_RESPONSE_MAX_LENGTH)
      throw refuse('hosted_response_invalid');
    const payment = await paymentNamed(context.db, orderIdIn(response));
    const [order] = payment
      ? await context.db.select().from(orders).where(eq(orders.draftOrderId, payment.draftOrderId))
      : [];
    const page = order && payment && context.gateways.of(order.businessId, payment.gateway)?.hostedPage;
    if (!page) throw refuse('hosted_response_invalid');
    await settleHostedResponse(context, payment, readHostedResponse(page, response));
    return { received: String(payment.id) };
  });
}
