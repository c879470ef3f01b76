import type { CallStep } from '@storefront/remote-kit/action.types';
import type { PlainPageProps } from '@storefront/remote-kit/plain-page.types';
import { replyTo } from '@storefront/remote-kit/reply-to';
import { YourDataFrame } from '../your-data-page/YourDataFrame';
import { YourDataView } from '../your-data-page/YourDataView';

export const calls = (): readonly CallStep[] => [{ kind: 'call', operation: 'POST /guest-data/summary', body: {} }];

export const title = (): string => 'Your data without an account';

export function PlainPage({ query, replies, returned }: PlainPageProps) {
  const data = replyTo(replies, 'POST /guest-data/summary') ?? null;
  return (
    <YourDataFrame>
      <YourDataView data={data} query={query} returned={returned} />
    </YourDataFrame>
  );
}
