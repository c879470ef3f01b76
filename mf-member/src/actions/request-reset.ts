import { returnedForm } from '@storefront/forms/returned-form';
import type { SubmitErrors } from '@storefront/forms/use-storefront-form';
import { wrongFields } from '@storefront/forms/wrong-fields';
import type { ActionContext, ActionReply, ActionStep, FormFields } from '@storefront/remote-kit/action.types';
import { urlTo } from '@storefront/routes/url-to';
import { forgottenPasswordSchema } from '../forgotten-password-page/forgotten-password.schema';
import { actionRefusal } from '../forms/action-refusal';

const back = (form: FormFields, sent: '1' | undefined, refused?: SubmitErrors): ActionStep => ({
  kind: 'go',
  to: urlTo('forgotten-password', {}, { sent }),
  returned: returnedForm(['email'], form, refused),
});

/** Mails a link that sets a new password. Field: `email`. */
export function request(form: FormFields, { origin }: ActionContext): ActionStep {
  const { email = '' } = form;
  const wrong = wrongFields(forgottenPasswordSchema, { email });
  if (wrong) return back(form, undefined, wrong);
  return {
    kind: 'call',
    operation: 'POST /auth/request-password-reset',
    body: { email: email.trim(), pageUrl: `${origin}${urlTo('forgotten-password')}` },
  };
}

/** The answer is the same whether or not there is an account. */
export function next(reply: ActionReply, form: FormFields): ActionStep {
  return reply.ok ? back(form, '1') : back(form, undefined, actionRefusal(reply));
}
