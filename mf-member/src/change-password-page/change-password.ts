import type { ApiClient } from '@storefront/api/client';
import type { SubmitErrors } from '@storefront/forms/use-storefront-form';
import { newPasswordFailed } from '@storefront/messages/account';
import { attempt } from '../forms/attempt';
import { changePasswordErrors } from './change-password-errors';

/** Sets a new password, which ends all of the member's sessions. */
export function changePassword(
  api: ApiClient,
  { currentPassword, password, passwordAgain }: { currentPassword: string; password: string; passwordAgain: string },
): Promise<SubmitErrors | undefined> {
  return attempt(async () => {
    const reply = await api.call('POST /member/change-password', {
      body: { logoutFromAll: true, currentPassword, password, passwordConfirmation: passwordAgain },
    });
    return reply.ok ? undefined : changePasswordErrors(reply.error);
  }, newPasswordFailed);
}
