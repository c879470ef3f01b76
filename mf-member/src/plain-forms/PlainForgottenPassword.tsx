import { plainFields } from '@storefront/forms/plain-fields';
import { resetRequested, resetRequestedText } from '@storefront/messages/account';
import { fill } from '@storefront/messages/fill';
import type { ReturnedForm } from '@storefront/remote-kit/action.types';
import { actionPath } from '@storefront/routes/action-path';
import { urlTo } from '@storefront/routes/url-to';
import { Button } from '@storefront/ui/button';
import { TextLink } from '@storefront/ui/text-link';
import { SENT_TO } from '../forgotten-password-page/sent-before';
import { EmailField } from '../forms/EmailField';
import { PlainForm } from './PlainForm';

interface PlainForgottenPasswordProps {
  /** A link was asked for. */
  readonly isSent: boolean;
  readonly returned: ReturnedForm | undefined;
}

/** Asks for a link before any script, and says that it was sent. */
export function PlainForgottenPassword({ isSent, returned }: PlainForgottenPasswordProps) {
  const field = plainFields(['email'], returned);
  const email = returned?.values.email;
  if (isSent && email)
    return (
      <div className="sf-stack" {...{ [SENT_TO]: email }}>
        <h2>{resetRequested}</h2>
        <p>{fill(resetRequestedText, email)}</p>
        <div>
          <TextLink href={urlTo('forgotten-password')}>Use another email address</TextLink>
        </div>
      </div>
    );
  return (
    <PlainForm action={actionPath('member', 'request-reset')} returned={returned}>
      <EmailField {...field('email')} />
      <Button type="submit" big wide>
        Send me a link
      </Button>
    </PlainForm>
  );
}
