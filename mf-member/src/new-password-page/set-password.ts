import type { ApiClient } from '@storefront/api/client';
import type { SubmitErrors } from '@storefront/forms/use-storefront-form';
import { newPasswordFailed } from '@storefront/messages/account';
import { attempt } from '../forms/attempt';
import { submitErrorsOf } from '../forms/submit-errors';
import type { NewPassword } from './new-password.schema';

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
    if (reply.ok) return undefined;
    return reply.error.code === 'validation_failed' ? { message: newPasswordFailed } : submitErrorsOf(reply.error);
  }, newPasswordFailed);
}
