import type { ApiClient } from '@storefront/api/client';
import type { SubmitErrors } from '@storefront/forms/use-storefront-form';
import { checkoutDetailsIssue, retailMembershipInvalid } from '@storefront/messages/checkout';

const FAILED: SubmitErrors = { message: checkoutDetailsIssue };

/** Why the API refused a membership. */
export const membershipRefusal = (code: string): SubmitErrors =>
  code === 'retail_membership_invalid'
    ? { errors: [{ path: 'retailMemberId', message: retailMembershipInvalid, code }] }
    : FAILED;

/** Stores the typed membership id for the order; an invalid one is reported at its field. */
export async function saveMembership(
  api: ApiClient,
  basketToken: string,
  retailMemberId: string,
): Promise<SubmitErrors | undefined> {
  try {
    const reply = await api.call('POST /checkout/retail-membership-store', { body: { basketToken, retailMemberId } });
    return reply.ok ? undefined : membershipRefusal(reply.error.code);
  } catch {
    return FAILED;
  }
}
