import type { ApiClient } from '@storefront/api/client';
import type { SubmitErrors } from '@storefront/forms/use-storefront-form';
import { newPasswordFailed } from '@storefront/messages/account';
import { attempt } from '../forms/attempt';
import type { NewPassword } from './new-password.schema';
import { newPasswordErrors } from './new-password-errors';

/** Sets a password with a reset link. */
export function setPassword(
  api: ApiClient,
  token: string,
  { password, passwordAgain, logoutFromAll }: NewPassword,
): Promise<SubmitErrors | undefined> {
  return attempt(async () => {
    const reply = await api.call('POST /auth/reset-password', {
      body: { resetToken: token, password, passwordConfirmation: passwordAgain, logoutFromAll },
    });
    return reply.ok ? undefined : newPasswordErrors(reply.error);
  }, newPasswordFailed);
}
