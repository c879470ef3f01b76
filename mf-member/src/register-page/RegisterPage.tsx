import { useStore } from '@nanostores/react';
import { shared } from '@storefront/bus/bus';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { finishLogin } from '../session/session';
import { targetAfter } from '../session/target-after';
import { previousPages } from '../target/previous-pages';
import { targetAfterLogin } from '../target/target.model';
import { RegisterForm } from './RegisterForm';
import { RegisterFrame } from './RegisterFrame';

/** Registers a visitor and continues to their target. */
export function RegisterPage({ query }: { query: Readonly<Record<string, string>> }) {
  const { navigate } = usePageContext();
  const couponNeedsLogIn = useStore(shared.basket)?.couponNeedsLogIn ?? false;
  const target = targetAfterLogin(previousPages(query), window.location.origin, couponNeedsLogIn);
  const goOn = (mustVerify: boolean) => finishLogin(targetAfter(target, mustVerify, '1'), navigate);
  return (
    <RegisterFrame from={query.from} target={target}>
      <RegisterForm onRegistered={goOn} />
    </RegisterFrame>
  );
}
