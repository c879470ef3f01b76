import type { FulfilmentMethod } from '@storefront/api/entities/enumerations';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useRead } from '@storefront/remote-kit/use-read';
import { ErrorState } from '@storefront/ui/error-state';
import { LinkButton } from '@storefront/ui/link-button';
import { useCallback, useState } from 'react';
import { DeskFrame } from '../frame/DeskFrame';
import { DeskRefusal } from '../frame/DeskRefusal';
import { deskPaths } from '../navigation/desk-paths';
import type { DeskFailure } from '../navigation/read-desk';
import { StoreSelect } from '../navigation/StoreSelect';
import { MethodNav } from '../slots-page/MethodNav';
import styles from '../slots-page/Slots.module.css';
import { readWeeklyTimes, type WeeklyTimesRead } from './read-weekly-times';
import { WeeklyTimes } from './WeeklyTimes';
import { weeklyTimesPath } from './weekly-times-path';

export interface WeeklyTimesPageProps {
  readonly first: WeeklyTimesRead | DeskFailure;
  readonly method: FulfilmentMethod;
}

/** The times that a store offers week after week. */
export function WeeklyTimesPage({ first, method }: WeeklyTimesPageProps) {
  const { api } = usePageContext();
  const [storeId, setStoreId] = useState(first.kind === 'read' ? first.visit.store?.storeId : undefined);
  const read = useCallback((signal: AbortSignal) => readWeeklyTimes(api, storeId, signal), [api, storeId]);
  const [reading, reload] = useRead<WeeklyTimesRead | DeskFailure>(read, first);
  if (reading.kind !== 'read')
    return <DeskRefusal reading={reading} title="Weekly times" path={weeklyTimesPath(method)} onRetry={reload} />;
  const { visit, templates } = reading;
  return (
    <DeskFrame visit={visit} section="slots">
      <div className={styles.head}>
        <h1>Weekly times</h1>
        {visit.store && <p className="sf-muted">{visit.store.name}</p>}
        <div className={styles.tools}>
          <StoreSelect stores={visit.operator.stores} storeId={visit.store?.storeId} onChoose={setStoreId} />
          <MethodNav current={method} pathOf={weeklyTimesPath} />
          <LinkButton kind="quiet" href={deskPaths.slots}>
            Slots
          </LinkButton>
        </div>
      </div>
      {visit.store && templates ? (
        <WeeklyTimes
          key={`${visit.store.storeId} ${method}`}
          storeId={visit.store.storeId}
          first={templates}
          method={method}
        />
      ) : (
        <ErrorState title="You work in no store yet.">An administrator gives you one.</ErrorState>
      )}
    </DeskFrame>
  );
}
