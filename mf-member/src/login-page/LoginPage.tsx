import { useStore } from '@nanostores/react';
import { shared } from '@storefront/bus/bus';
import { accountDeleted } from '@storefront/messages/account';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { CheckIcon } from '@storefront/ui/icons/check';
import { Notice } from '@storefront/ui/notice';
import { AccountLayout } from '../account-layout/AccountLayout';
import { Reasons } from '../account-layout/Reasons';
import { CodeLogin } from '../code-login/CodeLogin';
import { finishLogin } from '../session/session';
import { targetAfter } from '../session/target-after';
import { previousPages } from '../target/previous-pages';
import { targetAfterLogin } from '../target/target.model';
import { LoginForm } from './LoginForm';
import { OtherWays } from './OtherWays';
import { ProviderOutcome } from './ProviderOutcome';
import { RegisterOffer } from './RegisterOffer';

/** Logs a visitor in and continues to their target. */
export function LoginPage({ query }: { query: Readonly<Record<string, string>> }) {
  const { navigate } = usePageContext();
  const couponNeedsLogIn = useStore(shared.basket)?.couponNeedsLogIn ?? false;
  const isByCode = query.with === 'code';
  const target = targetAfterLogin(previousPages(query), window.location.origin, couponNeedsLogIn);
  const goOn = (mustVerify: boolean) => finishLogin(targetAfter(target, mustVerify), navigate);
  return (
    <AccountLayout
      title={isByCode ? 'Log in with a code' : 'Log in'}
      other={
        <RegisterOffer from={query.from}>
          <Reasons />
        </RegisterOffer>
      }
    >
      <div className="sf-stack">
        {query.notice === 'password-changed' && (
          <Notice kind="success" role="status" icon={<CheckIcon />}>
            Your password has been changed. Log in with the new one.
          </Notice>
        )}
        {query.notice === 'account-deleted' && (
          <Notice kind="success" role="status" icon={<CheckIcon />}>
            {accountDeleted}
          </Notice>
        )}
        <ProviderOutcome query={query} />
        {isByCode ? <CodeLogin onLoggedIn={goOn} /> : <LoginForm onLoggedIn={goOn} />}
        <OtherWays query={query} target={target} onLoggedIn={goOn} />
      </div>
    </AccountLayout>
  );
}
