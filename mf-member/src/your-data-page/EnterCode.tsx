import { plainFields } from '@storefront/forms/plain-fields';
import { guestDataSent } from '@storefront/messages/account';
import { fill } from '@storefront/messages/fill';
import type { ReturnedForm } from '@storefront/remote-kit/action.types';
import { actionPath } from '@storefront/routes/action-path';
import { urlTo } from '@storefront/routes/url-to';
import { Button } from '@storefront/ui/button';
import { TextLink } from '@storefront/ui/text-link';
import { CodeField } from '../one-time-code/CodeField';
import { PlainForm } from '../plain-forms/PlainForm';

interface EnterCodeProps {
  readonly emailAddress: string;
  readonly returned: ReturnedForm | undefined;
}

/** Takes the code of the mail. */
export function EnterCode({ emailAddress, returned }: EnterCodeProps) {
  const field = plainFields(['confirmationCode'], returned);
  return (
    <>
      <p role="status">{fill(guestDataSent, emailAddress)}</p>
      <PlainForm action={actionPath('member', 'your-data')} returned={returned} carried={{ does: 'open' }}>
        <CodeField {...field('confirmationCode')} {...(!returned?.message && { autoFocus: true })} />
        <Button type="submit" big wide>
          Show my data
        </Button>
      </PlainForm>
      <div>
        <TextLink href={urlTo('your-data', {}, { step: 'address' })}>Ask for a new code</TextLink>
      </div>
    </>
  );
}
