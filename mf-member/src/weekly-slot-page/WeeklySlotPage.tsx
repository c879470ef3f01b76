import { useStore } from '@nanostores/react';
import { shared } from '@storefront/bus/bus';
import { weeklySlotFailed } from '@storefront/messages/account';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useRead } from '@storefront/remote-kit/use-read';
import { useCallback } from 'react';
import { AccountFrame } from '../account-frame/AccountFrame';
import { ReadPart } from '../read/ReadPart';
import { type MemberRead, readAsMember } from '../read/read-as-member';
import { readWeeklySlot, type WeeklyTime } from './read-weekly-slot';
import { WeeklySlotView } from './WeeklySlotView';

interface WeeklySlotPageProps {
  readonly first: MemberRead<WeeklyTime>;
  readonly query: Readonly<Record<string, string>>;
}

/** The time that is kept for a member every week. */
export function WeeklySlotPage({ first, query }: WeeklySlotPageProps) {
  const { api } = usePageContext();
  const store = useStore(shared.store);
  const [reading, again] = useRead(
    useCallback(() => readAsMember(() => readWeeklySlot(api, store?.id)), [api, store?.id]),
    first,
  );
  return (
    <AccountFrame section="weekly" title="Weekly time">
      <ReadPart reading={reading} failure={weeklySlotFailed} onRetry={again}>
        {(weekly) => <WeeklySlotView weekly={weekly} query={query} />}
      </ReadPart>
    </AccountFrame>
  );
}
