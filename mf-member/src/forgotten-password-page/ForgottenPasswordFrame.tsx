import { urlTo } from '@storefront/routes/url-to';
import { LinkButton } from '@storefront/ui/link-button';
import type { ReactNode } from 'react';
import { AccountLayout } from '../account-layout/AccountLayout';

/** Around the form that asks for a link, with and without scripts. */
export function ForgottenPasswordFrame({ children }: { children: ReactNode }) {
  return (
    <AccountLayout
      title="Forgotten your password?"
      note="We send you a link to set a new one."
      other={
        <>
          <h2>Remembered it?</h2>
          <div>
            <LinkButton kind="quiet" href={urlTo('login')}>
              Log in
            </LinkButton>
          </div>
        </>
      }
    >
      {children}
    </AccountLayout>
  );
}
