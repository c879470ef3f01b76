import type { ApiClient } from '@storefront/api/client';
import type { SubmitErrors } from '@storefront/forms/use-storefront-form';
import { checkoutDetailsIssue, retailMembershipInvalid } from '@storefront/messages/checkout';

const FAILED: SubmitErrors = { message: checkoutDetailsIssue };

/** Stores the typed membership id for the order; an invalid one is reported at its field. */
export async function saveMembership(
  api: ApiClient,
  basketToken: string,
  retailMemberId: string,
): Promise<SubmitErrors | undefined> {
  try {
    const reply = await api.call('POST /checkout/retail-membership-store', { body: { basketToken, retailMemberId } });
    if (reply.ok) return undefined;
    const { code } = reply.error;
    return code === 'retail_membership_invalid'
      ? { errors: [{ path: 'retailMemberId', message: retailMembershipInvalid, code }] }
      : FAILED;
  } catch {
    return FAILED;
  }
}
