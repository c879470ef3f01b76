import { urlTo } from '@storefront/routes/url-to';
import { LinkButton } from '@storefront/ui/link-button';
import type { ReactNode } from 'react';
import { AccountLayout } from '../account-layout/AccountLayout';
import { type ToVerify, verificationWords } from './verification.model';

interface VerificationLayoutProps {
  readonly what: ToVerify;
  /** Where the member was going. */
  readonly target: string;
  readonly children: ReactNode;
}

/** The layout of the verification, with the way on. */
export function VerificationLayout({ what, target, children }: VerificationLayoutProps) {
  const { title, note } = verificationWords(what);
  return (
    <AccountLayout
      title={title}
      note={note}
      other={
        <>
          <h2>Not now?</h2>
          <p>{what === 'email' ? 'You can shop, and verify it before you order.' : 'You can do this later.'}</p>
          <div className="sf-stack">
            <LinkButton kind="quiet" href={target}>
              Continue
            </LinkButton>
            <LinkButton kind="quiet" href={urlTo('member')}>
              Your account
            </LinkButton>
          </div>
        </>
      }
    >
      {children}
    </AccountLayout>
  );
}
