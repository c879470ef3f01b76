import { basketEmpty } from '@storefront/messages/basket';
import { orderSentBefore } from '@storefront/messages/checkout';
import type { PlainPageProps } from '@storefront/remote-kit/plain-page.types';
import { urlTo } from '@storefront/routes/url-to';
import { EmptyState } from '@storefront/ui/empty-state';
import { LinkButton } from '@storefront/ui/link-button';
import { PageFrame } from '@storefront/ui/page-frame';

/** A checkout without a basket: it is empty, or was ordered by a form of which the outcome is not known. */
export function PlainEmpty({ page: { place, query } }: { page: PlainPageProps }) {
  const shop = place.store ? urlTo('stores-storeSlug', { storeSlug: place.store.slug }) : urlTo('index');
  return (
    <PageFrame width="single">
      <h1>Checkout</h1>
      <EmptyState title={basketEmpty} action={<LinkButton href={shop}>Start shopping</LinkButton>}>
        {query.problem && <p>{orderSentBefore}</p>}
      </EmptyState>
    </PageFrame>
  );
}
