import { currentTime } from '@storefront/bus/current-time';
import { plainDate } from '@storefront/dates/plain';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useRead } from '@storefront/remote-kit/use-read';
import { ErrorState } from '@storefront/ui/error-state';
import { useCallback, useState } from 'react';
import { DeskFrame } from '../frame/DeskFrame';
import { DeskRefusal } from '../frame/DeskRefusal';
import layout from '../frame/Layout.module.css';
import { deskPaths } from '../navigation/desk-paths';
import type { DeskFailure } from '../navigation/read-desk';
import { StoreSelect } from '../navigation/StoreSelect';
import { readStore, type StoreRead } from './read-store';
import { Store } from './Store';

/** The settings of a store: whether it takes orders, its hours and closures, and its terms. */
export function StorePage({ first }: { first: StoreRead | DeskFailure }) {
  const { api } = usePageContext();
  const [storeId, setStoreId] = useState(first.kind === 'read' ? first.visit.store?.storeId : undefined);
  const read = useCallback(() => readStore(api, storeId), [api, storeId]);
  const [reading, reload] = useRead<StoreRead | DeskFailure>(read, first);
  if (reading.kind !== 'read')
    return <DeskRefusal reading={reading} title="Store" path={deskPaths.store} onRetry={reload} />;
  const { visit, settings } = reading;
  const { stores } = visit.operator;
  return (
    <DeskFrame visit={visit} section="store">
      <div className={layout.head}>
        <h1>{stores.find((store) => store.storeId === settings?.storeId)?.name ?? 'Store'}</h1>
        <StoreSelect stores={stores} storeId={storeId} onChoose={setStoreId} />
      </div>
      {settings ? (
        <Store key={settings.storeId} first={settings} today={plainDate(currentTime())} />
      ) : (
        <ErrorState title="You work in no store yet.">An administrator gives you one.</ErrorState>
      )}
    </DeskFrame>
  );
}
