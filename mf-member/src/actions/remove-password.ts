import { wrongFields } from '@storefront/forms/wrong-fields';
import { passwordRemoveFailed } from '@storefront/messages/account';
import type { ActionReply, ActionStep, FormFields } from '@storefront/remote-kit/action.types';
import { passwordsOf, removePasswordSchema } from '../change-password-page/change-password.schema';
import { changePasswordErrors } from '../change-password-page/change-password-errors';
import { atPassword } from '../change-password-page/plain-password';
import { actionRefusal } from '../forms/action-refusal';

/** Removes the password from the ways to log in. Field: `currentPassword`. */
export function request(form: FormFields): ActionStep {
  const { currentPassword } = passwordsOf(form);
  const wrong = wrongFields(removePasswordSchema, { currentPassword });
  if (wrong) return atPassword({ form: 'remove' }, wrong);
  return { kind: 'call', operation: 'POST /member/password-remove', body: { currentPassword } };
}

export function next(reply: ActionReply): ActionStep {
  if (reply.ok) return atPassword({ done: 'removed' });
  return atPassword({ form: 'remove' }, actionRefusal(reply, passwordRemoveFailed, changePasswordErrors));
}
