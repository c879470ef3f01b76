import type { ApiClient } from '@storefront/api/client';
import type { MarketingOption } from '@storefront/api/entities/marketing-preferences';
import type { SubmitErrors } from '@storefront/forms/use-storefront-form';
import { marketingPreferencesFailed } from '@storefront/messages/account';

export const CONSENT_REFUSAL: SubmitErrors = { message: marketingPreferencesFailed };

/** The consent that checkout asks a member for: by the first channel, unless they have agreed to it. */
export function marketingOffer(options: readonly MarketingOption[] | undefined): MarketingOption | undefined {
  const [first] = options ?? [];
  return first?.optedIn ? undefined : first;
}

/** A member's consent to one channel, as the API takes it. */
export const consentTo = (marketingChannelId: number) => ({
  marketingOptions: [{ marketingChannelId, optedIn: true }],
});

/** Records a member's consent. */
export async function saveConsent(api: ApiClient, marketingChannelId: number): Promise<SubmitErrors | undefined> {
  try {
    const reply = await api.call('PUT /member/marketing-preferences', { body: consentTo(marketingChannelId) });
    return reply.ok ? undefined : CONSENT_REFUSAL;
  } catch {
    return CONSENT_REFUSAL;
  }
}
