import type { WaysToLogIn } from '@storefront/api/entities/way-to-log-in';
import { providerAdded } from '@storefront/messages/account';
import { fill } from '@storefront/messages/fill';
import { systemError } from '@storefront/messages/system';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useRead } from '@storefront/remote-kit/use-read';
import { CheckIcon } from '@storefront/ui/icons/check';
import { Notice } from '@storefront/ui/notice';
import { useCallback } from 'react';
import { ProviderOutcome } from '../login-page/ProviderOutcome';
import { asProvider, providerNames } from '../providers/provider';
import { ReadPart } from '../read/ReadPart';
import { type MemberRead, readAsMember } from '../read/read-as-member';
import { readWays } from './read-ways';
import { WaysView } from './WaysView';

interface WaysPartProps {
  readonly first: MemberRead<WaysToLogIn>;
  /** With the outcome of adding a provider. */
  readonly query: Readonly<Record<string, string>>;
}

/** The ways to log in, and the outcome of adding one. */
export function WaysPart({ first, query }: WaysPartProps) {
  const { api } = usePageContext();
  const [ways, again] = useRead(
    useCallback(() => readAsMember(() => readWays(api)), [api]),
    first,
  );
  const added = asProvider(query.added);
  return (
    <section aria-labelledby="ways" className="sf-stack">
      <h2 id="ways">Ways to log in</h2>
      <ProviderOutcome query={query} />
      {added && (
        <Notice kind="success" role="status" icon={<CheckIcon />}>
          {fill(providerAdded, providerNames[added])}
        </Notice>
      )}
      <ReadPart reading={ways} failure={systemError} onRetry={again}>
        {(read) => <WaysView first={read} isPasswordWrong={query.refusal === 'password'} />}
      </ReadPart>
    </section>
  );
}
