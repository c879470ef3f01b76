import { timeLabel } from '@storefront/dates/plain';
import { Button } from '@storefront/ui/button';
import { ErrorState } from '@storefront/ui/error-state';
import { Notice } from '@storefront/ui/notice';
import { DeskFrame } from '../frame/DeskFrame';
import { DeskRefusal } from '../frame/DeskRefusal';
import { deskPaths } from '../navigation/desk-paths';
import type { DeskFailure } from '../navigation/read-desk';
import type { TodayRead } from './read-today';
import { Today } from './Today';
import { useToday } from './use-today';

/** The store's day, live. After a failed read the last board stays, and the failure is said above it. */
export function TodayPage({ first }: { first: TodayRead | DeskFailure }) {
  const { reading, reload, show } = useToday(first);
  if (reading.kind !== 'read')
    return <DeskRefusal reading={reading} title="Today" path={deskPaths.today} onRetry={reload} />;
  const { visit, today, isStale } = reading;
  return (
    <DeskFrame visit={visit} section="today">
      {isStale && today && (
        <Notice kind="warning" role="status" action={<Button onClick={reload}>Try again</Button>}>
          No connection. This is the board of {timeLabel(new Date(today.now), today.timeZone)}.
        </Notice>
      )}
      {today ? (
        <Today visit={visit} today={today} onShow={show} onChanged={reload} />
      ) : (
        <ErrorState title="You work in no store yet.">An administrator gives you one.</ErrorState>
      )}
    </DeskFrame>
  );
}
