import type { ApiClient } from '@storefront/api/client';
import type { SubmitErrors } from '@storefront/forms/use-storefront-form';
import { newPasswordFailed } from '@storefront/messages/account';
import { problemMessage } from '@storefront/messages/problem-message';
import { attempt } from '../forms/attempt';
import { submitErrorsOf } from '../forms/submit-errors';

/** Sets a new password, which ends all of the member's sessions. */
export function changePassword(
  api: ApiClient,
  { currentPassword, password, passwordAgain }: { currentPassword: string; password: string; passwordAgain: string },
): Promise<SubmitErrors | undefined> {
  return attempt(async () => {
    const reply = await api.call('POST /member/change-password', {
      body: { logoutFromAll: true, currentPassword, password, passwordConfirmation: passwordAgain },
    });
    if (reply.ok) return undefined;
    const { code } = reply.error;
    if (code === 'current_password_incorrect')
      return { errors: [{ path: 'currentPassword', message: problemMessage({ code }), code }] };
    return code === 'validation_failed' ? { message: newPasswordFailed } : submitErrorsOf(reply.error);
  }, newPasswordFailed);
}
