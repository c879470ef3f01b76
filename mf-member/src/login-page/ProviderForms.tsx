import { usePageContext } from '@storefront/remote-kit/page-context';
import { actionPath } from '@storefront/routes/action-path';
import { Button } from '@storefront/ui/button';
import { providerNames } from '../providers/provider';

/** A form for each provider of the business, which the document submits. @param from where to go on */
export function ProviderForms({ from }: { from: string }) {
  const { logInProviders = [] } = usePageContext().business;
  return logInProviders.map((provider) => (
    <form key={provider} method="post" action={actionPath('member', 'log-in-with')}>
      <input type="hidden" name="from" value={from} />
      <Button type="submit" name="provider" value={provider} kind="quiet" wide>
        Continue with {providerNames[provider]}
      </Button>
    </form>
  ));
}
