import { plainFields } from '@storefront/forms/plain-fields';
import type { ReturnedForm } from '@storefront/remote-kit/action.types';
import { actionPath } from '@storefront/routes/action-path';
import { Button } from '@storefront/ui/button';
import { RegisterFields } from '../register-page/RegisterFields';
import { registrationFields } from '../register-page/register.schema';
import { PlainForm } from './PlainForm';

interface PlainRegisterProps {
  readonly from: string | undefined;
  readonly returned: ReturnedForm | undefined;
}

/** The registration before any script. */
export function PlainRegister({ from, returned }: PlainRegisterProps) {
  return (
    // A further click on the button sends the same key, so it creates no second account.
    <PlainForm
      action={actionPath('member', 'register')}
      returned={returned}
      carried={{ from, key: crypto.randomUUID() }}
    >
      <RegisterFields field={plainFields(registrationFields, returned)} />
      <Button type="submit" big wide>
        Create account
      </Button>
    </PlainForm>
  );
}
