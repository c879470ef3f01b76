import type { CallStep } from '@storefront/remote-kit/action.types';
import type { PlainPageContext, PlainPageProps } from '@storefront/remote-kit/plain-page.types';
import { PlainStep } from '../plain-steps/PlainStep';
import { checkoutCalls } from '../plain-steps/plain-checkout';

/** With `find` in the query also the addresses of the shopper's postcode. */
export function calls(context: PlainPageContext): readonly CallStep[] | undefined {
  const checkout = checkoutCalls(context);
  const { postcode } = context.place.location ?? {};
  return checkout && context.query.find && postcode
    ? [...checkout, { kind: 'call', operation: 'POST /location/addresses-by-postcode', body: { postcode } }]
    : checkout;
}

export const title = (): string => 'Your details';

export const PlainPage = (page: PlainPageProps) => <PlainStep step="checkout-details" page={page} />;
