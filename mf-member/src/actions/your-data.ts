import { returnedForm } from '@storefront/forms/returned-form';
import type { SubmitErrors } from '@storefront/forms/use-storefront-form';
import { wrongFields } from '@storefront/forms/wrong-fields';
import { codeIncorrect } from '@storefront/messages/verification';
import type { ActionReply, ActionStep, FormFields } from '@storefront/remote-kit/action.types';
import { urlTo } from '@storefront/routes/url-to';
import { forgottenPasswordSchema } from '../forgotten-password-page/forgotten-password.schema';
import { actionRefusal } from '../forms/action-refusal';
import { submitErrorsOf } from '../forms/submit-errors';

/** The step at which each form stands, in the page's query. */
const STEPS: Readonly<Record<string, string | undefined>> = { ask: 'address', open: undefined, delete: 'delete' };

const wrongCode: SubmitErrors = {
  errors: [{ path: 'confirmationCode', message: codeIncorrect, code: 'code_incorrect' }],
};

/** Leads back to the page. @param refused why the form was refused */
const atPage = (query: Readonly<Record<string, string | undefined>>, form: FormFields, refused?: SubmitErrors) =>
  ({
    kind: 'go',
    to: urlTo('your-data', {}, query),
    ...(refused && { returned: returnedForm(['email', 'confirmationCode'], form, refused) }),
  }) satisfies ActionStep;

const refusedAs = (form: FormFields, refused: SubmitErrors) => atPage({ step: STEPS[form.does ?? ''] }, form, refused);

/** What a guest does with their data. Fields: `does`, which is ask (`email`), open (`confirmationCode`) or delete. */
export function request(form: FormFields): ActionStep {
  const { does, email = '', confirmationCode = '' } = form;
  if (does === 'delete') return { kind: 'call', operation: 'POST /guest-data/delete', body: {} };
  if (does === 'open') {
    const typed = confirmationCode.trim();
    if (!typed) return refusedAs(form, wrongCode);
    return { kind: 'call', operation: 'POST /guest-data/open', body: { confirmationCode: typed } };
  }
  const wrong = wrongFields(forgottenPasswordSchema, { email });
  if (wrong) return refusedAs({ ...form, does: 'ask' }, wrong);
  return { kind: 'call', operation: 'POST /guest-data/code-request', body: { email: email.trim() } };
}

/** The answer to an address is the same whatever is kept. */
export function next(reply: ActionReply, form: FormFields): ActionStep {
  if (reply.ok) return atPage({ outcome: form.does === 'delete' ? 'deleted' : undefined }, form);
  const errorsOf = (error: Parameters<typeof submitErrorsOf>[0]) =>
    error.code === 'code_incorrect' ? wrongCode : submitErrorsOf(error);
  return refusedAs(form, actionRefusal(reply, undefined, errorsOf));
}
