import type { ApiClient } from '@storefront/api/client';
import type { Refusal } from '@storefront/forms/use-storefront-form';
import { attempt } from '../forms/attempt';
import { refusal } from '../forms/refusal';

/** Asks for a link by mail. Whether anybody has that address is not told. */
export function requestReset(api: ApiClient, { email }: { email: string }): Promise<Refusal | undefined> {
  return attempt(async () => {
    const reply = await api.call('POST /auth/request-password-reset', {
      body: { email: email.trim(), pageUrl: window.location.href },
    });
    return reply.ok ? undefined : refusal(reply.error);
  });
}
