import type { OneTimeCodeChannel } from '@storefront/api/entities/enumerations';
import { returnedForm } from '@storefront/forms/returned-form';
import type { SubmitErrors } from '@storefront/forms/use-storefront-form';
import type { ActionStep, FormFields } from '@storefront/remote-kit/action.types';
import { urlTo } from '@storefront/routes/url-to';
import { carriedTarget } from '../target/plain-entry';

/** How the form wants its code; by e-mail where there is no choice. */
export const channelOf = ({ type }: FormFields): OneTimeCodeChannel => (type === 'sms' ? 'sms' : 'email');

/** Leads to the log-in by code. @param isSent a code was sent, so the page asks for it */
export function atCodeLogin(form: FormFields, isSent: boolean, refused?: SubmitErrors): ActionStep {
  const sent = isSent ? channelOf(form) : undefined;
  return {
    kind: 'go',
    to: urlTo('login', {}, { with: 'code', sent, from: carriedTarget(form.from) }),
    returned: returnedForm(['email', 'type', 'otp'], form, refused),
  };
}
