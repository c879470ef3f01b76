import type { MarketingOption } from '@storefront/api/entities/marketing-preferences';
import { shared } from '@storefront/bus/bus';
import type { LoadContext, LoadResult } from '@storefront/remote-kit/page.types';
import { type CheckoutData, loadStep } from '../steps/checkout-data';
import { stepTitles } from '../steps/step-titles';
import { marketingOffer } from './marketing-offer';

export interface OptionsData extends CheckoutData {
  /** An example of the business's membership ids; missing where it has no memberships. */
  readonly membershipExample?: string;
  /** The consent to ask a member for; missing for guests, and where it was given. */
  readonly offer?: MarketingOption;
}

const loadCheckout = loadStep('checkout-options', stepTitles['checkout-options']);

/** Loads the checkout, whether the business has memberships, and the consent to ask for. */
export async function loadOptions(context: LoadContext): Promise<LoadResult<OptionsData>> {
  const isMember = shared.session.get().strategy === 'member';
  const [result, profile, preferences] = await Promise.all([
    loadCheckout(context),
    // The step works without these two.
    context.api.call('GET /business/profile').catch(() => undefined),
    isMember ? context.api.call('GET /member/marketing-preferences').catch(() => undefined) : undefined,
  ]);
  if (result.kind !== 'page') return result;
  const membershipExample = profile?.ok ? profile.data.retailMembership?.example : undefined;
  const offer = marketingOffer(preferences?.ok ? preferences.data.marketingOptions : undefined);
  const more = { ...(membershipExample && { membershipExample }), ...(offer && { offer }) };
  return { ...result, data: { ...result.data, ...more } };
}
