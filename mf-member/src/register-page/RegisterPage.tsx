import { useStore } from '@nanostores/react';
import { shared } from '@storefront/bus/bus';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { urlTo } from '@storefront/routes/url-to';
import { LinkButton } from '@storefront/ui/link-button';
import { AccountLayout } from '../account-layout/AccountLayout';
import { Reasons } from '../account-layout/Reasons';
import { finishLogin } from '../session/session';
import { targetAfter } from '../session/target-after';
import { previousPages } from '../target/previous-pages';
import { targetAfterLogin } from '../target/target.model';
import { RegisterForm } from './RegisterForm';

/** Registers a visitor and continues to their target. */
export function RegisterPage({ query }: { query: Readonly<Record<string, string>> }) {
  const { navigate } = usePageContext();
  const couponNeedsLogIn = useStore(shared.basket)?.couponNeedsLogIn ?? false;
  const goOn = (mustVerify: boolean) => {
    const target = targetAfterLogin(previousPages(query), window.location.origin, couponNeedsLogIn);
    return finishLogin(targetAfter(target, mustVerify, '1'), navigate);
  };
  return (
    <AccountLayout
      title="Create an account"
      note="It takes a minute, and you keep your basket."
      other={
        <>
          <h2>Already have an account?</h2>
          <div>
            <LinkButton kind="quiet" href={urlTo('login', {}, { from: query.from })}>
              Log in
            </LinkButton>
          </div>
          <Reasons />
        </>
      }
    >
      <RegisterForm onRegistered={goOn} />
    </AccountLayout>
  );
}
