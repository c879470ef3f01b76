import type { CallStep } from '@storefront/remote-kit/action.types';
import type { PlainPageContext, PlainPageProps } from '@storefront/remote-kit/plain-page.types';
import { PlainBillingAddress } from '../plain-steps/PlainBillingAddress';
import { PlainStep } from '../plain-steps/PlainStep';
import { checkoutCalls } from '../plain-steps/plain-checkout';

export function calls(context: PlainPageContext): readonly CallStep[] | undefined {
  const checkout = checkoutCalls(context);
  return checkout && [...checkout, { kind: 'call', operation: 'GET /member/billing-countries', body: undefined }];
}

export const title = (): string => 'Billing address';

export const PlainPage = (page: PlainPageProps) => (
  <PlainStep step="checkout-payment" content={PlainBillingAddress} page={page} />
);
