import { urlTo } from '@storefront/routes/url-to';
import { LinkButton } from '@storefront/ui/link-button';
import type { ReactNode } from 'react';
import { ProviderForms } from './ProviderForms';

interface OtherWaysProps {
  readonly isByCode: boolean;
  /** Carried on by the link: where the shopper came from. */
  readonly from: string | undefined;
  /** Where the shopper goes on. */
  readonly target: string;
  /** Log-in with a passkey; nothing before scripts. */
  readonly passkey?: ReactNode;
}

/** The ways to log in besides the one that the page shows. */
export function OtherWays({ isByCode, from, target, passkey }: OtherWaysProps) {
  return (
    <>
      <LinkButton kind="quiet" wide href={urlTo('login', {}, { from, with: isByCode ? undefined : 'code' })}>
        {isByCode ? 'Log in with your password' : 'Log in with a code'}
      </LinkButton>
      <ProviderForms from={target} />
      {passkey}
    </>
  );
}
