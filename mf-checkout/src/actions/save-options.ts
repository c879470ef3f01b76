import { returnedForm } from '@storefront/forms/returned-form';
import type { SubmitErrors } from '@storefront/forms/use-storefront-form';
import { wrongFields } from '@storefront/forms/wrong-fields';
import type { ActionReply, ActionStep, FormFields } from '@storefront/remote-kit/action.types';
import { urlTo } from '@storefront/routes/url-to';
import { optionsSchema } from '../options-step/options.schema';
import { membershipRefusal } from '../options-step/save-membership';

const back = (form: FormFields, refused: SubmitErrors): ActionStep => ({
  kind: 'go',
  to: urlTo('checkout-options', {}, { guest: form.guest }),
  returned: returnedForm(['instructions', 'retailMemberId'], form, refused),
});

/** Instructions are personal, so the next page's form carries them on to the order. */
const toPayment = ({ guest, instructions = '' }: FormFields): ActionStep => ({
  kind: 'go',
  to: urlTo('checkout-payment', {}, { guest, options: 'done' }),
  returned: returnedForm(['instructions'], { instructions: instructions.trim() }),
});

/** Takes the instructions and stores the membership. Fields: `instructions?`, `retailMemberId?`, `guest?`. */
export function request(form: FormFields): ActionStep {
  const { instructions = '', retailMemberId = '' } = form;
  const wrong = wrongFields(optionsSchema, { instructions, retailMemberId });
  if (wrong) return back(form, wrong);
  if (!retailMemberId.trim()) return toPayment(form);
  return {
    kind: 'call',
    operation: 'POST /checkout/retail-membership-store',
    body: { retailMemberId: retailMemberId.trim() },
  };
}

export function next(reply: ActionReply, form: FormFields): ActionStep {
  return reply.ok ? toPayment(form) : back(form, membershipRefusal(reply.error.code));
}
