import { PASSWORD_MAX_LENGTH } from '@storefront/api/constants';
import type { WaysToLogIn } from '@storefront/api/entities/way-to-log-in';
import { plainFields } from '@storefront/forms/plain-fields';
import { passwordRule } from '@storefront/messages/account';
import type { ReturnedForm } from '@storefront/remote-kit/action.types';
import { actionPath } from '@storefront/routes/action-path';
import { Button } from '@storefront/ui/button';
import { PasswordParts } from '../change-password-page/PasswordParts';
import { PasswordField } from './PasswordField';
import { PlainForm } from './PlainForm';

interface PlainPasswordProps {
  readonly ways: WaysToLogIn;
  readonly query: Readonly<Record<string, string>>;
  readonly returned: ReturnedForm | undefined;
}

const newPassword = { maxLength: PASSWORD_MAX_LENGTH, autoComplete: 'new-password' } as const;
const currentPassword = { maxLength: PASSWORD_MAX_LENGTH, autoComplete: 'current-password' } as const;

/** Changes, removes and adds a password before any script. */
export function PlainPassword({ ways, query: { done, form }, returned }: PlainPasswordProps) {
  const isRemoval = form === 'remove';
  const first = isRemoval ? undefined : returned;
  const second = isRemoval ? returned : undefined;
  const field = plainFields(['currentPassword', 'password', 'passwordAgain'], first);
  const typedTwice = (
    <>
      <PasswordField {...field('password')} {...newPassword} label="New password" hint={passwordRule} />
      <PasswordField {...field('passwordAgain')} {...newPassword} label="Confirm new password" />
    </>
  );
  return (
    <PasswordParts
      ways={ways}
      done={done}
      change={
        <PlainForm action={actionPath('member', 'change-password')} returned={first}>
          <PasswordField {...field('currentPassword')} {...currentPassword} label="Current password" />
          {typedTwice}
          <div>
            <Button type="submit">Change password</Button>
          </div>
        </PlainForm>
      }
      add={
        <PlainForm action={actionPath('member', 'add-password')} returned={first}>
          {typedTwice}
          <div>
            <Button type="submit">Add password</Button>
          </div>
        </PlainForm>
      }
      remove={
        <PlainForm action={actionPath('member', 'remove-password')} returned={second}>
          <PasswordField
            {...plainFields(['currentPassword'], second)('currentPassword')}
            {...currentPassword}
            label="Password to remove"
          />
          <div>
            <Button type="submit" kind="quiet">
              Remove password
            </Button>
          </div>
        </PlainForm>
      }
    />
  );
}
