import type { ApiClient } from '@storefront/api/client';
import { shared } from '@storefront/bus/bus';
import type { SubmitErrors } from '@storefront/forms/use-storefront-form';
import { attempt } from '../forms/attempt';
import { submitErrorsOf } from '../forms/submit-errors';

/** Logs in. The guest's basket becomes the member's. */
export function logIn(api: ApiClient, values: { email: string; password: string }): Promise<SubmitErrors | undefined> {
  const basketToken = shared.basket.get()?.basketToken;
  return attempt(async () => {
    const reply = await api.call('POST /oauth/token', {
      body: {
        grant_type: 'password',
        username: values.email.trim(),
        password: values.password,
        ...(basketToken ? { basketToken } : {}),
      },
    });
    return reply.ok ? undefined : submitErrorsOf(reply.error);
  });
}
