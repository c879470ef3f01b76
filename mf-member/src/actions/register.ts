import { returnedForm } from '@storefront/forms/returned-form';
import type { SubmitErrors } from '@storefront/forms/use-storefront-form';
import { wrongFields } from '@storefront/forms/wrong-fields';
import { accountCreateFailed } from '@storefront/messages/account';
import type { ActionReply, ActionStep, FormFields } from '@storefront/remote-kit/action.types';
import { urlTo } from '@storefront/routes/url-to';
import { actionRefusal } from '../forms/action-refusal';
import { registerSchema, registrationFields, registrationOf } from '../register-page/register.schema';
import { registrationAliases, registrationBody, registrationErrors } from '../register-page/registration';
import { carriedTarget, goOn } from '../target/plain-entry';

const back = (form: FormFields, refused: SubmitErrors): ActionStep => ({
  kind: 'go',
  to: urlTo('register', {}, { from: carriedTarget(form.from) }),
  returned: returnedForm(registrationFields, form, refused, registrationAliases),
});

/** Creates an account. Fields: those of `Registration`, `key` for this form's one account, `from?`. */
export function request(form: FormFields): ActionStep {
  const values = registrationOf(form);
  const wrong = wrongFields(registerSchema, values);
  if (wrong) return back(form, wrong);
  return {
    kind: 'call',
    operation: 'POST /auth/register',
    body: registrationBody(values),
    ...(form.key && { idempotencyKey: form.key }),
  };
}

export function next(reply: ActionReply, form: FormFields): ActionStep {
  if (reply.ok && reply.operation === 'POST /auth/register')
    return goOn(form.from, reply.data.outcome === 'registered_with_verification', '1');
  return back(form, actionRefusal(reply, accountCreateFailed, registrationErrors));
}
