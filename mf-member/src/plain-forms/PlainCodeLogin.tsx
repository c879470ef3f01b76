import { HiddenFields } from '@storefront/forms/hidden-fields';
import { plainFields } from '@storefront/forms/plain-fields';
import { firstCodeOnNewDevice } from '@storefront/messages/verification';
import type { ReturnedForm } from '@storefront/remote-kit/action.types';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { actionPath } from '@storefront/routes/action-path';
import { urlTo } from '@storefront/routes/url-to';
import { Button } from '@storefront/ui/button';
import { TextLink } from '@storefront/ui/text-link';
import { ChannelChoice } from '../code-login/ChannelChoice';
import { channelOf } from '../code-login/plain-code';
import { sentText } from '../code-login/sent-code';
import { EmailField } from '../forms/EmailField';
import { CodeField } from '../one-time-code/CodeField';
import { PlainForm } from './PlainForm';

interface PlainCodeLoginProps {
  /** How a code was sent; undefined before. */
  readonly sent: string | undefined;
  readonly from: string | undefined;
  readonly returned: ReturnedForm | undefined;
}

/** The log-in by a one-time code before any script: one form asks for it, the next takes it. */
export function PlainCodeLogin({ sent, from, returned }: PlainCodeLoginProps) {
  const { oneTimeCodes = [] } = usePageContext().business;
  const field = plainFields(['email', 'otp'], returned);
  if (!sent)
    return (
      <PlainForm action={actionPath('member', 'send-code')} returned={returned} carried={{ from }}>
        <EmailField {...field('email')} />
        <ChannelChoice channels={oneTimeCodes} defaultValue={channelOf(returned?.values ?? {})} />
        <Button type="submit" big wide>
          Send me a code
        </Button>
      </PlainForm>
    );
  const email = returned?.values.email;
  const type = channelOf({ type: sent });
  // A page that is loaded again no longer knows the address, so it has a field.
  const asksEmail = !email || returned?.errors.email !== undefined;
  return (
    <>
      {email && !asksEmail && <p>{sentText({ email, type })}</p>}
      {type === 'email' && <p className="sf-muted">{firstCodeOnNewDevice}</p>}
      <PlainForm
        action={actionPath('member', 'log-in-with-code')}
        returned={returned}
        carried={{ from, type, email: asksEmail ? undefined : email }}
      >
        {asksEmail && <EmailField {...field('email')} />}
        <CodeField {...field('otp')} {...(!returned?.message && !asksEmail && { autoFocus: true })} />
        <Button type="submit" big wide>
          Log in
        </Button>
      </PlainForm>
      {email && !asksEmail && (
        <form method="post" action={actionPath('member', 'send-code')}>
          <HiddenFields values={{ from, type, email, again: '1' }} />
          <Button type="submit" kind="quiet">
            Send a new code
          </Button>
        </form>
      )}
      <TextLink href={urlTo('login', {}, { with: 'code', from })}>Use another email address</TextLink>
    </>
  );
}
