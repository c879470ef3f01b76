import type { CallStep } from '@storefront/remote-kit/action.types';
import type { PlainPageContext, PlainPageProps } from '@storefront/remote-kit/plain-page.types';
import { PlainBillingAddress } from '../plain-steps/PlainBillingAddress';
import { PlainStep } from '../plain-steps/PlainStep';
import { callsWith } from '../plain-steps/plain-checkout';

export function calls(context: PlainPageContext): readonly CallStep[] | undefined {
  const countries = { kind: 'call', operation: 'GET /member/billing-countries', body: undefined } as const;
  return callsWith(context, countries, 'GET /member/addresses');
}

export const title = (): string => 'Billing address';

export const PlainPage = (page: PlainPageProps) => (
  <PlainStep step="checkout-payment" content={PlainBillingAddress} page={page} />
);
