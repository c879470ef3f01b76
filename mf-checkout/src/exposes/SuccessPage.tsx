import { shared } from '@storefront/bus/bus';
import { paymentNotFound } from '@storefront/messages/payment';
import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { OrderPage } from '../success-page/OrderPage';
import { orderTitle, type PlacedOrder, placedOrderOf } from '../success-page/placed-order';
import { paymentIn } from '../success-page/success-url';

export async function load({ api, query, business }: LoadContext): Promise<LoadResult<PlacedOrder>> {
  const payment = paymentIn(query);
  if (!payment) return { kind: 'not-found', message: paymentNotFound };
  const basketToken = shared.basket.get()?.basketToken;
  const reply = await api.call('POST /payments/verify-payment', {
    body: { ...payment, ...(basketToken && { basketToken }) },
  });
  const order = reply.ok ? placedOrderOf(reply.data) : undefined;
  if (!order) return { kind: 'not-found', message: paymentNotFound };
  return { kind: 'page', data: order, head: { title: `${orderTitle(order)}, ${business.name}`, robots: 'noindex' } };
}

export function Page({ data }: PageProps<PlacedOrder>) {
  return <OrderPage order={data} />;
}
