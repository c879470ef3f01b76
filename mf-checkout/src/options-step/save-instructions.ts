import type { ApiClient } from '@storefront/api/client';
import type { SubmitErrors } from '@storefront/forms/use-storefront-form';
import { checkoutDetailsIssue } from '@storefront/messages/checkout';

/** Why the step cannot be left. */
export const INSTRUCTIONS_REFUSAL: SubmitErrors = { message: checkoutDetailsIssue };

/** Saves the instructions with the checkout, for reloads and other tabs; empty ones mark the step as done. */
export async function saveInstructions(
  api: ApiClient,
  basketToken: string,
  instructions: string,
): Promise<SubmitErrors | undefined> {
  try {
    const reply = await api.call('POST /checkout/instructions', { body: { basketToken, instructions } });
    return reply.ok ? undefined : INSTRUCTIONS_REFUSAL;
  } catch {
    return INSTRUCTIONS_REFUSAL;
  }
}
