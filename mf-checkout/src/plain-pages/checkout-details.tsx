import type { CallStep } from '@storefront/remote-kit/action.types';
import type { PlainPageContext, PlainPageProps } from '@storefront/remote-kit/plain-page.types';
import { PlainStep } from '../plain-steps/PlainStep';
import { callsWith, checkoutCalls } from '../plain-steps/plain-checkout';
import { stepTitles } from '../steps/step-titles';

/** With `find` in the query also the addresses of the shopper's postcode. */
export function calls(context: PlainPageContext): readonly CallStep[] | undefined {
  const { postcode } = context.place.location ?? {};
  if (!context.query.find || !postcode) return checkoutCalls(context);
  const found = { kind: 'call', operation: 'POST /location/addresses-by-postcode', body: { postcode } } as const;
  return callsWith(context, found, 'GET /business/profile');
}

export const title = (): string => stepTitles['checkout-details'];

export const PlainPage = (page: PlainPageProps) => <PlainStep step="checkout-details" page={page} />;
