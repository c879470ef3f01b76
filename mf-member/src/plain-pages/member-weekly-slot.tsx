import { weeklySlotFailed } from '@storefront/messages/account';
import type { CallStep } from '@storefront/remote-kit/action.types';
import type { PlainPageContext, PlainPageProps } from '@storefront/remote-kit/plain-page.types';
import { replyTo } from '@storefront/remote-kit/reply-to';
import { Notice } from '@storefront/ui/notice';
import { PageFrame } from '@storefront/ui/page-frame';
import { WeeklySlotView } from '../weekly-slot-page/WeeklySlotView';

export const calls = ({ place: { store } }: PlainPageContext): readonly CallStep[] => [
  { kind: 'call', operation: 'POST /member/weekly-slot', body: store ? { storeId: store.id } : {} },
  { kind: 'call', operation: 'GET /member/addresses', body: undefined },
];

export const title = (): string => 'Weekly time';

/** The weekly time before scripts. */
export function PlainPage({ query, replies }: PlainPageProps) {
  const weekly = replyTo(replies, 'POST /member/weekly-slot');
  const addresses = replyTo(replies, 'GET /member/addresses')?.addresses ?? [];
  return (
    <PageFrame>
      <h1>Weekly time</h1>
      {weekly ? (
        <WeeklySlotView weekly={{ ...weekly, addresses }} query={query} />
      ) : (
        <Notice kind="warning">{weeklySlotFailed}</Notice>
      )}
    </PageFrame>
  );
}
