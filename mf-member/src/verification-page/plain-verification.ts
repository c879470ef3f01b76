import type { OneTimeCodeChannel } from '@storefront/api/entities/enumerations';
import { returnedForm } from '@storefront/forms/returned-form';
import type { SubmitErrors } from '@storefront/forms/use-storefront-form';
import type { ActionStep, FormFields } from '@storefront/remote-kit/action.types';
import { urlTo } from '@storefront/routes/url-to';
import { carriedTarget } from '../target/plain-entry';

interface VerificationState {
  /** A code was sent, so the page asks for it. */
  readonly isSent?: boolean;
  readonly verified?: OneTimeCodeChannel;
}

/** Leads to the verification. @param form with `sentTo`, where the code was sent, and `from` */
export function atVerification(
  form: FormFields,
  { isSent, verified }: VerificationState,
  refused?: SubmitErrors,
): ActionStep {
  const query = { from: carriedTarget(form.from), sent: isSent ? '1' : undefined, verified };
  return {
    kind: 'go',
    to: urlTo('member-verification', {}, query),
    returned: returnedForm(['sentTo', 'verificationCode'], form, refused),
  };
}
