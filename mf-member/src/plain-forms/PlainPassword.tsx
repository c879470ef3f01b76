import type { WaysToLogIn } from '@storefront/api/entities/way-to-log-in';
import { plainFields } from '@storefront/forms/plain-fields';
import type { ReturnedForm } from '@storefront/remote-kit/action.types';
import { actionPath } from '@storefront/routes/action-path';
import { Button } from '@storefront/ui/button';
import { PasswordParts } from '../change-password-page/PasswordParts';
import { NewPasswordFields } from '../forms/NewPasswordFields';
import { PasswordField } from '../forms/PasswordField';
import { PlainForm } from './PlainForm';

interface PlainPasswordProps {
  readonly ways: WaysToLogIn;
  readonly query: Readonly<Record<string, string>>;
  readonly returned: ReturnedForm | undefined;
}

/** Changes, removes and adds a password before any script. */
export function PlainPassword({ ways, query: { done, form }, returned }: PlainPasswordProps) {
  const isRemoval = form === 'remove';
  const first = isRemoval ? undefined : returned;
  const second = isRemoval ? returned : undefined;
  const field = plainFields(['currentPassword', 'password', 'passwordAgain'], first);
  const typedTwice = <NewPasswordFields field={field} />;
  return (
    <PasswordParts
      ways={ways}
      done={done}
      change={
        <PlainForm action={actionPath('member', 'change-password')} returned={first}>
          <PasswordField {...field('currentPassword')} label="Current password" autoComplete="current-password" />
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
            label="Password to remove"
            autoComplete="current-password"
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
