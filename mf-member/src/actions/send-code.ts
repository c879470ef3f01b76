import type { SubmitErrors } from '@storefront/forms/use-storefront-form';
import { wrongFields } from '@storefront/forms/wrong-fields';
import { oneTimeCodeSendFailed } from '@storefront/messages/verification';
import type { ActionReply, ActionStep, FormFields } from '@storefront/remote-kit/action.types';
import { sendCodeSchema } from '../code-login/code-login.schema';
import { atCodeLogin, channelOf } from '../code-login/plain-code';
import { actionRefusal } from '../forms/action-refusal';

/** A refusal leads back to the form that was sent: the first one, or the one that asks for a further code. */
const back = (form: FormFields, refused: SubmitErrors): ActionStep =>
  atCodeLogin(form, form.again !== undefined, refused);

/** Sends a code to log in with. Fields: `email`, `type?`, `again?` for a further one, `from?`. */
export function request(form: FormFields): ActionStep {
  const values = { email: form.email ?? '', type: channelOf(form) };
  const wrong = wrongFields(sendCodeSchema, values);
  if (wrong) return back(form, wrong);
  return {
    kind: 'call',
    operation: 'POST /auth/send-one-time-code',
    body: { ...values, email: values.email.trim() },
  };
}

export function next(reply: ActionReply, form: FormFields): ActionStep {
  return reply.ok ? atCodeLogin(form, true) : back(form, actionRefusal(reply, oneTimeCodeSendFailed));
}
