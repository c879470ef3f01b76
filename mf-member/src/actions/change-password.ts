import { wrongFields } from '@storefront/forms/wrong-fields';
import { newPasswordFailed } from '@storefront/messages/account';
import type { ActionReply, ActionStep, FormFields } from '@storefront/remote-kit/action.types';
import { urlTo } from '@storefront/routes/url-to';
import { changePasswordSchema, passwordsOf } from '../change-password-page/change-password.schema';
import { changePasswordErrors } from '../change-password-page/change-password-errors';
import { atPassword } from '../change-password-page/plain-password';
import { actionRefusal } from '../forms/action-refusal';

/** Changes the password, which ends the session. Fields: `currentPassword`, `password`, `passwordAgain`. */
export function request(form: FormFields): ActionStep {
  const values = passwordsOf(form);
  const wrong = wrongFields(changePasswordSchema, values);
  if (wrong) return atPassword({}, wrong);
  const { currentPassword, password, passwordAgain } = values;
  return {
    kind: 'call',
    operation: 'POST /member/change-password',
    body: { logoutFromAll: true, currentPassword, password, passwordConfirmation: passwordAgain },
  };
}

export function next(reply: ActionReply): ActionStep {
  if (reply.ok) return { kind: 'go', to: urlTo('login', {}, { notice: 'password-changed' }) };
  return atPassword({}, actionRefusal(reply, newPasswordFailed, changePasswordErrors));
}
