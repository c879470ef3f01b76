import { returnedForm } from '@storefront/forms/returned-form';
import type { SubmitErrors } from '@storefront/forms/use-storefront-form';
import { wrongFields } from '@storefront/forms/wrong-fields';
import { newPasswordFailed } from '@storefront/messages/account';
import type { ActionReply, ActionStep, FormFields } from '@storefront/remote-kit/action.types';
import { urlTo } from '@storefront/routes/url-to';
import { actionRefusal } from '../forms/action-refusal';
import { newPasswordOf, newPasswordSchema } from '../new-password-page/new-password.schema';
import { newPasswordErrors } from '../new-password-page/new-password-errors';

/** Tokens of links are shorter. */
const TOKEN_PATTERN = /^[\w-]{1,200}$/;

const back = (form: FormFields, refused: SubmitErrors): ActionStep => ({
  kind: 'go',
  to: urlTo('member-reset-token-token', { token: form.resetToken ?? '' }),
  returned: returnedForm(['password', 'passwordAgain', 'logoutFromAll'], form, refused),
});

/** Sets a new password with a mailed link. Fields: `resetToken`, `password`, `passwordAgain`, `logoutFromAll?`. */
export function request(form: FormFields): ActionStep {
  const { resetToken = '' } = form;
  if (!TOKEN_PATTERN.test(resetToken)) return { kind: 'go', to: urlTo('forgotten-password') };
  const values = newPasswordOf(form);
  const wrong = wrongFields(newPasswordSchema, values);
  if (wrong) return back(form, wrong);
  const { password, passwordAgain, logoutFromAll } = values;
  return {
    kind: 'call',
    operation: 'POST /auth/reset-password',
    body: { resetToken, password, passwordConfirmation: passwordAgain, logoutFromAll },
  };
}

export function next(reply: ActionReply, form: FormFields): ActionStep {
  if (reply.ok) return { kind: 'go', to: urlTo('login', {}, { notice: 'password-changed' }) };
  return back(form, actionRefusal(reply, newPasswordFailed, newPasswordErrors));
}
