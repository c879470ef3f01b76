import { paymentNotFound } from '@storefront/messages/payment';
import type { CallStep } from '@storefront/remote-kit/action.types';
import type { PlainPageContext, PlainPageProps } from '@storefront/remote-kit/plain-page.types';
import { replyTo } from '@storefront/remote-kit/reply-to';
import { urlTo } from '@storefront/routes/url-to';
import { LinkButton } from '@storefront/ui/link-button';
import { PageFrame } from '@storefront/ui/page-frame';
import { OrderPage } from '../success-page/OrderPage';
import { orderTitle, placedOrderOf } from '../success-page/placed-order';
import { paymentIn } from '../success-page/success-url';

export function calls({ query }: PlainPageContext): readonly CallStep[] {
  const payment = paymentIn(query);
  return payment ? [{ kind: 'call', operation: 'POST /checkout/payment-outcome', body: payment }] : [];
}

const orderOf = ({ replies }: PlainPageProps) => {
  const outcome = replyTo(replies, 'POST /checkout/payment-outcome');
  return outcome && placedOrderOf({ ...outcome, basketToken: null });
};

export function title(page: PlainPageProps): string {
  const order = orderOf(page);
  return order ? orderTitle(order) : paymentNotFound;
}

export function PlainPage(page: PlainPageProps) {
  const order = orderOf(page);
  const storeSlug = page.place.store?.slug;
  if (order) return <OrderPage order={{ ...order, shopper: { isMember: page.isMember, storeSlug } }} />;
  return (
    <PageFrame width="single">
      <h1>Payment not found</h1>
      <p>{paymentNotFound}</p>
      <div>
        <LinkButton href={urlTo('index')}>Go to the home page</LinkButton>
      </div>
    </PageFrame>
  );
}
