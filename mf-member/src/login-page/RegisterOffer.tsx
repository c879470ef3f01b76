import { usePageContext } from '@storefront/remote-kit/page-context';
import { urlTo } from '@storefront/routes/url-to';
import { LinkButton } from '@storefront/ui/link-button';
import type { ReactNode } from 'react';

interface RegisterOfferProps {
  /** Where the shopper goes afterwards. */
  readonly from: string | undefined;
  /** What an account is for. */
  readonly children?: ReactNode;
}

/** Leads a shopper without an account to the registration. */
export function RegisterOffer({ from, children }: RegisterOfferProps) {
  const { business } = usePageContext();
  return (
    <>
      <h2>New to {business.name}?</h2>
      {children}
      <div>
        <LinkButton kind="quiet" href={urlTo('register', {}, { from })}>
          Create an account
        </LinkButton>
      </div>
    </>
  );
}
