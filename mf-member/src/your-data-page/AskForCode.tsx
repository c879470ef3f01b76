import { plainFields } from '@storefront/forms/plain-fields';
import type { ReturnedForm } from '@storefront/remote-kit/action.types';
import { actionPath } from '@storefront/routes/action-path';
import { Button } from '@storefront/ui/button';
import { EmailField } from '../forms/EmailField';
import { PlainForm } from '../plain-forms/PlainForm';

/** Asks for a code by e-mail. */
export function AskForCode({ returned }: { returned: ReturnedForm | undefined }) {
  const field = plainFields(['email'], returned);
  return (
    <PlainForm action={actionPath('member', 'your-data')} returned={returned} carried={{ does: 'ask' }}>
      <EmailField {...field('email')} autoComplete="email" />
      <Button type="submit" big wide>
        Email me a code
      </Button>
    </PlainForm>
  );
}
