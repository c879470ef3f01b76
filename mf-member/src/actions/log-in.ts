import { returnedForm } from '@storefront/forms/returned-form';
import type { SubmitErrors } from '@storefront/forms/use-storefront-form';
import { wrongFields } from '@storefront/forms/wrong-fields';
import type { ActionReply, ActionStep, FormFields } from '@storefront/remote-kit/action.types';
import { urlTo } from '@storefront/routes/url-to';
import { actionRefusal } from '../forms/action-refusal';
import { loginSchema } from '../login-page/login.schema';
import { carriedTarget, goOn } from '../target/plain-entry';

const back = (form: FormFields, refused: SubmitErrors): ActionStep => ({
  kind: 'go',
  to: urlTo('login', {}, { from: carriedTarget(form.from) }),
  returned: returnedForm(['email', 'password'], form, refused),
});

/** Logs in with a password. Fields: `email`, `password`, `from?`. */
export function request(form: FormFields): ActionStep {
  const { email = '', password = '' } = form;
  const wrong = wrongFields(loginSchema, { email, password });
  if (wrong) return back(form, wrong);
  return {
    kind: 'call',
    operation: 'POST /oauth/token',
    body: { grant_type: 'password', username: email.trim(), password },
  };
}

export function next(reply: ActionReply, form: FormFields): ActionStep {
  if (reply.ok && reply.operation === 'POST /oauth/token') return goOn(form.from, reply.data.member.mustVerify);
  return back(form, actionRefusal(reply));
}
