import type { ApiClient } from '@storefront/api/client';
import type { SubmitErrors } from '@storefront/forms/use-storefront-form';
import { attempt } from '../forms/attempt';
import { submitErrorsOf } from '../forms/submit-errors';

/** Requests a reset link. The reply does not reveal whether the address has an account. */
export function requestReset(api: ApiClient, { email }: { email: string }): Promise<SubmitErrors | undefined> {
  return attempt(async () => {
    const reply = await api.call('POST /auth/request-password-reset', {
      body: { email: email.trim(), pageUrl: window.location.href },
    });
    return reply.ok ? undefined : submitErrorsOf(reply.error);
  });
}
