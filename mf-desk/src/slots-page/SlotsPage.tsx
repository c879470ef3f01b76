import { usePageContext } from '@storefront/remote-kit/page-context';
import { useRead } from '@storefront/remote-kit/use-read';
import { ErrorState } from '@storefront/ui/error-state';
import { LinkButton } from '@storefront/ui/link-button';
import { useCallback, useState } from 'react';
import { addDays, mondayOf, spanName } from '../calendar/days';
import { DeskFrame } from '../frame/DeskFrame';
import { DeskRefusal } from '../frame/DeskRefusal';
import type { DeskFailure } from '../navigation/read-desk';
import { StoreSelect } from '../navigation/StoreSelect';
import { Stepped } from '../pieces/Stepped';
import { weeklyTimesPath } from '../weekly-times/weekly-times-path';
import { MethodNav } from './MethodNav';
import { readSlots, type SlotsRead } from './read-slots';
import { Slots } from './Slots';
import styles from './Slots.module.css';
import { type SlotsQuery, slotsPath } from './slots-path';

export interface SlotsPageProps {
  readonly first: SlotsRead | DeskFailure;
  readonly query: SlotsQuery;
}

/** A week of a store's slots, each of which can be changed or withdrawn. */
export function SlotsPage({ first, query }: SlotsPageProps) {
  const { api } = usePageContext();
  const [storeId, setStoreId] = useState(first.kind === 'read' ? first.visit.store?.storeId : undefined);
  const { week, method, today } = query;
  const read = useCallback(
    (signal: AbortSignal) => readSlots(api, { week, method, today }, storeId, signal),
    [api, week, method, today, storeId],
  );
  const [reading, reload] = useRead<SlotsRead | DeskFailure>(read, first);
  if (reading.kind !== 'read')
    return <DeskRefusal reading={reading} title="Slots" path={slotsPath(query)} onRetry={reload} />;
  const { visit, found } = reading;
  return (
    <DeskFrame visit={visit} section="slots">
      <div className={styles.head}>
        <h1>Slots</h1>
        {found && <p className="sf-muted">{found.storeName}</p>}
        <div className={styles.tools}>
          <StoreSelect stores={visit.operator.stores} storeId={visit.store?.storeId} onChoose={setStoreId} />
          <MethodNav current={method} pathOf={(other) => slotsPath({ week, method: other })} />
          <Weeks query={query} />
          <LinkButton kind="quiet" href={weeklyTimesPath(method)}>
            Weekly times
          </LinkButton>
        </div>
      </div>
      {!found && <ErrorState title="You work in no store yet.">An administrator gives you one.</ErrorState>}
      {found && found.slots.length === 0 && (
        <div className={styles.nothing}>
          <p>No {method} slots are left in this week.</p>
          <LinkButton kind="quiet" href={slotsPath({ week: addDays(week, 7), method })}>
            Next week
          </LinkButton>
        </div>
      )}
      {found && found.slots.length > 0 && (
        <Slots key={`${found.storeId} ${week} ${method}`} found={found} query={query} />
      )}
    </DeskFrame>
  );
}

/** Only coming slots are listed, so that no week lies before this one. */
function Weeks({ query: { week, method, today } }: { query: SlotsQuery }) {
  const step = (label: string, days: number) => ({ label, href: slotsPath({ week: addDays(week, days), method }) });
  return (
    <Stepped
      label="Week"
      before={week > mondayOf(today) ? step('Week before', -7) : undefined}
      after={step('Next week', 7)}
    >
      {spanName(week, addDays(week, 6))}
    </Stepped>
  );
}
