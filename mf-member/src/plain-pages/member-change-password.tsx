import type { CallStep } from '@storefront/remote-kit/action.types';
import type { PlainPageProps } from '@storefront/remote-kit/plain-page.types';
import { replyTo } from '@storefront/remote-kit/reply-to';
import { PageFrame } from '@storefront/ui/page-frame';
import { PlainPassword } from '../plain-forms/PlainPassword';

export const calls = (): readonly CallStep[] => [
  { kind: 'call', operation: 'GET /member/ways-to-log-in', body: undefined },
];

export const title = (): string => 'Change password';

/** The password before scripts. */
export function PlainPage({ query, replies, returned }: PlainPageProps) {
  const ways = replyTo(replies, 'GET /member/ways-to-log-in');
  if (!ways) return null;
  return (
    <PageFrame>
      <h1>Change password</h1>
      <PlainPassword ways={ways} query={query} returned={returned} />
    </PageFrame>
  );
}
