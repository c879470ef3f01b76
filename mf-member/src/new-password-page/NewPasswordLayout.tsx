import { urlTo } from '@storefront/routes/url-to';
import { LinkButton } from '@storefront/ui/link-button';
import type { ReactNode } from 'react';
import { AccountLayout } from '../account-layout/AccountLayout';

interface NewPasswordLayoutProps {
  readonly note?: string;
  readonly children: ReactNode;
}

/** The layout of both pages that the mail's link leads to. */
export function NewPasswordLayout({ note, children }: NewPasswordLayoutProps) {
  return (
    <AccountLayout
      title="Set a new password"
      note={note}
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
