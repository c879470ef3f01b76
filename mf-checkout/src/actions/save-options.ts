import { returnedForm } from '@storefront/forms/returned-form';
import type { SubmitErrors } from '@storefront/forms/use-storefront-form';
import { wrongFields } from '@storefront/forms/wrong-fields';
import type { ActionReply, ActionStep, FormFields } from '@storefront/remote-kit/action.types';
import { urlTo } from '@storefront/routes/url-to';
import { CONSENT_REFUSAL, consentTo } from '../options-step/marketing-offer';
import { optionsSchema } from '../options-step/options.schema';
import { INSTRUCTIONS_REFUSAL } from '../options-step/save-instructions';
import { membershipRefusal } from '../options-step/save-membership';

const back = (form: FormFields, refused: SubmitErrors): ActionStep => ({
  kind: 'go',
  to: urlTo('checkout-options', {}, { guest: form.guest }),
  returned: returnedForm(['instructions', 'retailMemberId', 'wantsNews'], form, refused),
});

const keepInstructions = ({ instructions = '' }: FormFields): ActionStep => ({
  kind: 'call',
  operation: 'POST /checkout/instructions',
  body: { instructions: instructions.trim() },
});

/** A member's consent, if they gave it, then the instructions. */
const keepConsent = (form: FormFields): ActionStep =>
  form.wantsNews && form.marketingChannelId
    ? { kind: 'call', operation: 'PUT /member/marketing-preferences', body: consentTo(Number(form.marketingChannelId)) }
    : keepInstructions(form);

/**
 * Stores the membership, a member's consent and the instructions. Fields: `instructions?`, `retailMemberId?`,
 * `wantsNews?` with `marketingChannelId`, `guest?`.
 */
export function request(form: FormFields): ActionStep {
  const { instructions = '', retailMemberId = '' } = form;
  const wrong = wrongFields(optionsSchema, { instructions, retailMemberId, wantsNews: Boolean(form.wantsNews) });
  if (wrong) return back(form, wrong);
  if (!retailMemberId.trim()) return keepConsent(form);
  return {
    kind: 'call',
    operation: 'POST /checkout/retail-membership-store',
    body: { retailMemberId: retailMemberId.trim() },
  };
}

export function next(reply: ActionReply, form: FormFields): ActionStep {
  if (reply.operation === 'POST /checkout/instructions')
    return reply.ok
      ? { kind: 'go', to: urlTo('checkout-payment', {}, { guest: form.guest, options: 'done' }) }
      : back(form, INSTRUCTIONS_REFUSAL);
  if (reply.operation === 'PUT /member/marketing-preferences')
    return reply.ok ? keepInstructions(form) : back(form, CONSENT_REFUSAL);
  return reply.ok ? keepConsent(form) : back(form, membershipRefusal(reply.error.code));
}
