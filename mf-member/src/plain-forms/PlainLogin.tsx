import { plainFields } from '@storefront/forms/plain-fields';
import type { ReturnedForm } from '@storefront/remote-kit/action.types';
import { actionPath } from '@storefront/routes/action-path';
import { urlTo } from '@storefront/routes/url-to';
import { Button } from '@storefront/ui/button';
import { TextLink } from '@storefront/ui/text-link';
import { EmailField } from '../forms/EmailField';
import { PasswordField } from '../forms/PasswordField';
import { PlainForm } from './PlainForm';

interface PlainLoginProps {
  readonly from: string | undefined;
  readonly returned: ReturnedForm | undefined;
}

/** The log-in with a password before any script. */
export function PlainLogin({ from, returned }: PlainLoginProps) {
  const field = plainFields(['email', 'password'], returned);
  return (
    <PlainForm action={actionPath('member', 'log-in')} returned={returned} carried={{ from }}>
      <EmailField {...field('email')} />
      <PasswordField {...field('password')} label="Password" autoComplete="current-password" />
      <TextLink href={urlTo('forgotten-password')}>Forgotten your password?</TextLink>
      <Button type="submit" big wide>
        Log in
      </Button>
    </PlainForm>
  );
}
