import { wrongFields } from '@storefront/forms/wrong-fields';
import { passwordAddFailed } from '@storefront/messages/account';
import type { ActionReply, ActionStep, FormFields } from '@storefront/remote-kit/action.types';
import { addPasswordSchema, passwordsOf } from '../change-password-page/change-password.schema';
import { changePasswordErrors } from '../change-password-page/change-password-errors';
import { atPassword } from '../change-password-page/plain-password';
import { actionRefusal } from '../forms/action-refusal';

/** Adds a password to an account without one. Fields: `password`, `passwordAgain`. */
export function request(form: FormFields): ActionStep {
  const { password, passwordAgain } = passwordsOf(form);
  const wrong = wrongFields(addPasswordSchema, { password, passwordAgain });
  if (wrong) return atPassword({}, wrong);
  return {
    kind: 'call',
    operation: 'POST /member/password-add',
    body: { password, passwordConfirmation: passwordAgain },
  };
}

export function next(reply: ActionReply): ActionStep {
  if (reply.ok) return atPassword({ done: 'added' });
  return atPassword({}, actionRefusal(reply, passwordAddFailed, changePasswordErrors));
}
