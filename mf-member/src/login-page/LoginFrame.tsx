import { accountDeleted, favouritesNeedLogIn } from '@storefront/messages/account';
import { urlTo } from '@storefront/routes/url-to';
import { CheckIcon } from '@storefront/ui/icons/check';
import { Notice } from '@storefront/ui/notice';
import { TextLink } from '@storefront/ui/text-link';
import type { ReactNode } from 'react';
import { AccountLayout } from '../account-layout/AccountLayout';
import { Reasons } from '../account-layout/Reasons';
import { OtherWays } from './OtherWays';
import { ProviderOutcome } from './ProviderOutcome';
import { RegisterOffer } from './RegisterOffer';

interface LoginFrameProps {
  readonly query: Readonly<Record<string, string>>;
  /** Carried on by links: where the shopper came from. */
  readonly from: string | undefined;
  /** Where the shopper goes on. */
  readonly target: string;
  /** Log-in with a passkey; nothing before scripts. */
  readonly passkey?: ReactNode;
  readonly children: ReactNode;
}

/** Around the log-in form, with and without scripts: what led here, the other ways in, and the registration. */
export function LoginFrame({ query, from, target, passkey, children }: LoginFrameProps) {
  return (
    <AccountLayout
      title={query.with === 'code' ? 'Log in with a code' : 'Log in'}
      ways={<OtherWays isByCode={query.with === 'code'} from={from} target={target} passkey={passkey} />}
      other={
        <>
          <RegisterOffer from={from}>
            <Reasons />
          </RegisterOffer>
          <p>
            <TextLink href={urlTo('your-data')}>Your data without an account</TextLink>
          </p>
        </>
      }
    >
      <div className="sf-stack">
        {query.notice === 'password-changed' && (
          <Notice kind="success" role="status" icon={<CheckIcon />}>
            Your password has been changed. Log in with the new one.
          </Notice>
        )}
        {query.notice === 'favourites' && <Notice role="status">{favouritesNeedLogIn}</Notice>}
        {query.notice === 'account-deleted' && (
          <Notice kind="success" role="status" icon={<CheckIcon />}>
            {accountDeleted}
          </Notice>
        )}
        <ProviderOutcome query={query} />
        {children}
      </div>
    </AccountLayout>
  );
}
