import type { LoadContext, LoadResult } from '@storefront/remote-kit/page.types';
import { type CheckoutData, loadStep } from '../steps/checkout-data';

export interface OptionsData extends CheckoutData {
  /** An example of the business's membership ids; missing where it has no memberships. */
  readonly membershipExample?: string;
}

const loadCheckout = loadStep('checkout-options', 'Delivery options');

/** Loads the checkout, and whether the business has memberships. */
export async function loadOptions(context: LoadContext): Promise<LoadResult<OptionsData>> {
  const [result, profile] = await Promise.all([
    loadCheckout(context),
    // The step works without the membership.
    context.api.call('GET /business/profile').catch(() => undefined),
  ]);
  const example = profile?.ok ? profile.data.retailMembership?.example : undefined;
  return result.kind === 'page' && example
    ? { ...result, data: { ...result.data, membershipExample: example } }
    : result;
}
