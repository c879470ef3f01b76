import { returnedForm } from '@storefront/forms/returned-form';
import type { SubmitErrors } from '@storefront/forms/use-storefront-form';
import { wrongFields } from '@storefront/forms/wrong-fields';
import type { ActionContext, ActionReply, ActionStep, FormFields } from '@storefront/remote-kit/action.types';
import { urlTo } from '@storefront/routes/url-to';
import { billingAddressSchema } from '../billing-address-step/billing-address.schema';
import { billingAddressOf, billingFields, billingRefusal } from '../billing-address-step/billing-values';

const back = (form: FormFields, refused: SubmitErrors): ActionStep => ({
  kind: 'go',
  to: urlTo('checkout-payment-billing-address', {}, { guest: form.guest, options: 'done' }),
  returned: returnedForm(billingFields, form, refused),
});

/** Saves the address that the card is registered to. Fields: those of `BillingAddressValues`, `guest?`. */
export function request(form: FormFields, { business }: ActionContext): ActionStep {
  const { country = '', addressLine1 = '', addressLine2 = '', town = '', postcode = '' } = form;
  const values = { country, addressLine1, addressLine2, town, postcode };
  const wrong = wrongFields(billingAddressSchema(business), values);
  if (wrong) return back(form, wrong);
  return { kind: 'call', operation: 'POST /checkout/billing-address', body: { address: billingAddressOf(values) } };
}

export function next(reply: ActionReply, form: FormFields): ActionStep {
  if (!reply.ok) return back(form, billingRefusal(reply.error.code));
  return { kind: 'go', to: urlTo('checkout-payment', {}, { guest: form.guest, options: 'done' }) };
}
