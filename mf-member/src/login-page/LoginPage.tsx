import { useStore } from '@nanostores/react';
import { shared } from '@storefront/bus/bus';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { CodeLogin } from '../code-login/CodeLogin';
import { PasskeyLogin } from '../passkeys/PasskeyLogin';
import { finishLogin } from '../session/session';
import { targetAfter } from '../session/target-after';
import { previousPages } from '../target/previous-pages';
import { targetAfterLogin } from '../target/target.model';
import { LoginForm } from './LoginForm';
import { LoginFrame } from './LoginFrame';

/** Logs a visitor in and continues to their target. */
export function LoginPage({ query }: { query: Readonly<Record<string, string>> }) {
  const { navigate } = usePageContext();
  const couponNeedsLogIn = useStore(shared.basket)?.couponNeedsLogIn ?? false;
  const target = targetAfterLogin(previousPages(query), window.location.origin, couponNeedsLogIn);
  const goOn = (mustVerify: boolean) => finishLogin(targetAfter(target, mustVerify), navigate);
  return (
    <LoginFrame
      query={query}
      from={query.from}
      target={target}
      passkey={<PasskeyLogin hasField={query.with !== 'code'} onLoggedIn={goOn} />}
    >
      {query.with === 'code' ? <CodeLogin onLoggedIn={goOn} /> : <LoginForm onLoggedIn={goOn} />}
    </LoginFrame>
  );
}
