import { plainFields } from '@storefront/forms/plain-fields';
import type { ReturnedForm } from '@storefront/remote-kit/action.types';
import { actionPath } from '@storefront/routes/action-path';
import { Button } from '@storefront/ui/button';
import { Checkbox } from '@storefront/ui/checkbox';
import { NewPasswordFields } from '../forms/NewPasswordFields';
import type { OpenLink } from '../new-password-page/read-link';
import { PlainForm } from './PlainForm';

interface PlainNewPasswordProps {
  readonly link: OpenLink;
  readonly returned: ReturnedForm | undefined;
}

/** Sets a new password before any script, on the page that the mail's link opens. */
export function PlainNewPassword({ link, returned }: PlainNewPasswordProps) {
  const field = plainFields(['password', 'passwordAgain'], returned);
  return (
    <div className="sf-stack">
      <p>
        For <strong>{link.emailAddress}</strong>
      </p>
      <PlainForm action={actionPath('member', 'set-password')} returned={returned} carried={{ resetToken: link.token }}>
        {/* For password managers, which store a password with its account. */}
        <input type="text" name="username" autoComplete="username" value={link.emailAddress} readOnly hidden />
        <NewPasswordFields field={field} />
        <Checkbox
          name="logoutFromAll"
          label="Log out on every device"
          note="Recommended if someone else may know the old password."
          defaultChecked={!returned || returned.values.logoutFromAll !== undefined}
        />
        <Button type="submit" big wide>
          Set new password
        </Button>
      </PlainForm>
    </div>
  );
}
