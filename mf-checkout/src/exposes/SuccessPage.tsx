import { shared } from '@storefront/bus/bus';
import { paymentNotFound } from '@storefront/messages/payment';
import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { cardGatewayNamed } from '../payment-step/payment-gateway';
import { EndedPage } from '../success-page/EndedPage';
import { hasEnded, type PlacedOrder } from '../success-page/placed-order';
import { SuccessPage } from '../success-page/SuccessPage';

export async function load({ api, query, business }: LoadContext): Promise<LoadResult<PlacedOrder>> {
  const draftOrderId = Number(query.order);
  const paymentId = Number(query.payment);
  if (!Number.isSafeInteger(draftOrderId) || !Number.isSafeInteger(paymentId) || draftOrderId < 1 || paymentId < 1)
    return { kind: 'not-found', message: paymentNotFound };
  const gateway = cardGatewayNamed(query.gateway) ?? 'cash';
  const basketToken = shared.basket.get()?.basketToken;
  const reply = await api.call('POST /payments/verify-payment', {
    body: { draftOrderId, paymentId, paymentGateway: gateway, ...(basketToken && { basketToken }) },
  });
  if (!reply.ok || !reply.data.orderId || !reply.data.businessOrderId || !reply.data.status)
    return { kind: 'not-found', message: paymentNotFound };
  return {
    kind: 'page',
    data: {
      orderId: reply.data.orderId,
      businessOrderId: reply.data.businessOrderId,
      amount: reply.data.amount,
      method: reply.data.method,
      paymentState: reply.data.paymentState,
      status: reply.data.status,
      isUnpaid: reply.data.refusal?.code === 'payment_failed',
      cardSaving: reply.data.cardSaving ?? null,
      receipt: reply.data.receipt ?? null,
      followPath: reply.data.followPath ?? null,
      basketToken: reply.data.basketToken,
    },
    head: {
      title: `Order ${reply.data.businessOrderId} ${hasEnded(reply.data.status) ? 'ended' : 'placed'}, ${business.name}`,
      robots: 'noindex',
    },
  };
}

export function Page({ data }: PageProps<PlacedOrder>) {
  return hasEnded(data.status) ? <EndedPage order={data} /> : <SuccessPage order={data} />;
}
