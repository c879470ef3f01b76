import { usePageContext } from '@storefront/remote-kit/page-context';
import { urlTo } from '@storefront/routes/url-to';
import { LinkButton } from '@storefront/ui/link-button';
import type { ReactNode } from 'react';
import { AccountLayout } from '../account-layout/AccountLayout';
import { Reasons } from '../account-layout/Reasons';
import { ProviderForms } from '../login-page/ProviderForms';

interface RegisterFrameProps {
  /** Carried on by the link: where the shopper came from. */
  readonly from: string | undefined;
  /** Where the shopper goes on. */
  readonly target: string;
  readonly children: ReactNode;
}

/** Around the registration form, with and without scripts: the providers, and the log-in. */
export function RegisterFrame({ from, target, children }: RegisterFrameProps) {
  const { logInProviders = [] } = usePageContext().business;
  return (
    <AccountLayout
      title="Create an account"
      note="It takes a minute, and you keep your basket."
      ways={logInProviders.length > 0 && <ProviderForms from={target} />}
      other={
        <>
          <h2>Already have an account?</h2>
          <div>
            <LinkButton kind="quiet" href={urlTo('login', {}, { from })}>
              Log in
            </LinkButton>
          </div>
          <Reasons />
        </>
      }
    >
      {children}
    </AccountLayout>
  );
}
