import { returnedForm } from '@storefront/forms/returned-form';
import type { SubmitErrors } from '@storefront/forms/use-storefront-form';
import { wrongFields } from '@storefront/forms/wrong-fields';
import { loginNeededForEmail } from '@storefront/messages/account';
import type { ActionContext, ActionReply, ActionStep, FormFields } from '@storefront/remote-kit/action.types';
import { urlTo } from '@storefront/routes/url-to';
import { detailsFields, detailsOf, detailsSchemaOf } from '../details-step/details.schema';
import { addressOf, addressRefusal, contactOf, contactRefusal } from '../details-step/details-body';

const back = (form: FormFields, refused: SubmitErrors): ActionStep => ({
  kind: 'go',
  to: urlTo('checkout-details', {}, { guest: form.guest }),
  returned: returnedForm(detailsFields, form, refused),
});

const toOptions = (form: FormFields): ActionStep => ({
  kind: 'go',
  to: urlTo('checkout-options', {}, { guest: form.guest }),
});

const isDelivery = (form: FormFields): boolean => form.fulfilmentMethod === 'delivery';

const saveContact = (form: FormFields, country: string): ActionStep => ({
  kind: 'call',
  operation: 'POST /checkout/contact-details',
  body: { contact: contactOf(detailsOf(form), country, Boolean(form.asGuest)) },
});

/**
 * Saves contact and address. Fields: those of `DetailsValues`, `fulfilmentMethod`, `guest?` for a shopper without an
 * account, `asGuest?` for one who orders without their account.
 */
export function request(form: FormFields, { business }: ActionContext): ActionStep {
  const values = detailsOf(form);
  const wrong = wrongFields(detailsSchemaOf(isDelivery(form), business), values);
  if (wrong) return back(form, wrong);
  if (!form.guest || form.asGuest) return saveContact(form, business.country);
  return { kind: 'call', operation: 'POST /guests/registration-status', body: { email: values.email.trim() } };
}

export function next(reply: ActionReply, form: FormFields, { business: { country } }: ActionContext): ActionStep {
  if (reply.operation === 'POST /guests/registration-status') {
    // If the check fails the guest continues, because commerce-api refuses the order of such an address itself.
    if (!reply.ok || !reply.data.registered) return saveContact(form, country);
    const code = 'email_needs_login';
    return back(form, { errors: [{ path: 'email', message: loginNeededForEmail, code }] });
  }
  if (reply.operation === 'POST /checkout/contact-details') {
    if (!reply.ok) return back(form, contactRefusal(reply.error.code));
    if (!isDelivery(form)) return toOptions(form);
    const address = addressOf(detailsOf(form), country);
    return { kind: 'call', operation: 'POST /checkout/delivery-address', body: { address } };
  }
  return reply.ok ? toOptions(form) : back(form, addressRefusal(reply.error.code));
}
