import type { ApiClient } from '@storefront/api/client';
import { shared } from '@storefront/bus/bus';
import type { SubmitErrors } from '@storefront/forms/use-storefront-form';
import { loginNeededForEmail } from '@storefront/messages/account';

/**
 * Refuses a guest's e-mail address that has an account. If the check fails the guest continues, because commerce-api
 * refuses the order of such an address itself.
 */
export async function checkEmail(
  api: ApiClient,
  basketToken: string,
  email: string,
): Promise<SubmitErrors | undefined> {
  if (shared.session.get().strategy === 'member') return undefined;
  const reply = await api
    .call('POST /guests/registration-status', { body: { email: email.trim(), basketToken } })
    .catch(() => undefined);
  if (!reply?.ok || !reply.data.registered) return undefined;
  return { errors: [{ path: 'email', message: loginNeededForEmail, code: 'email_needs_login' }] };
}
