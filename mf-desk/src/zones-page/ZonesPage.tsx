import { usePageContext } from '@storefront/remote-kit/page-context';
import { useRead } from '@storefront/remote-kit/use-read';
import { ErrorState } from '@storefront/ui/error-state';
import { SelectField } from '@storefront/ui/select-field';
import { useCallback, useState } from 'react';
import { DeskFrame } from '../frame/DeskFrame';
import { DeskRefusal } from '../frame/DeskRefusal';
import layout from '../frame/Layout.module.css';
import { chooseStore } from '../navigation/chosen-store';
import { deskPaths } from '../navigation/desk-paths';
import type { DeskFailure } from '../navigation/read-desk';
import { leave } from '../unsaved/leave';
import { readZones, type ZonesRead } from './read-zones';
import { Zones } from './Zones';

/** The parts of a store's delivery area that have a price or a share of the places of their own. */
export function ZonesPage({ first }: { first: ZonesRead | DeskFailure }) {
  const { api } = usePageContext();
  const [storeId, setStoreId] = useState(first.kind === 'read' ? first.visit.store?.storeId : undefined);
  const read = useCallback(() => readZones(api, storeId), [api, storeId]);
  const [reading, reload] = useRead<ZonesRead | DeskFailure>(read, first);
  if (reading.kind !== 'read')
    return <DeskRefusal reading={reading} title="Zones" path={deskPaths.zones} onRetry={reload} />;
  const { visit, found } = reading;
  const { stores } = visit.operator;
  return (
    <DeskFrame visit={visit} section="zones">
      <div className={layout.head}>
        <h1>Delivery zones</h1>
        {found && <p className="sf-muted">{found.store.name}</p>}
        {stores.length > 1 && (
          <SelectField
            label="Store"
            hideLabel
            value={String(storeId)}
            options={stores.map((store) => ({ value: String(store.storeId), label: store.name }))}
            onChange={({ target: { value } }) =>
              leave(() => {
                chooseStore({ storeId: Number(value) });
                setStoreId(Number(value));
              })
            }
          />
        )}
      </div>
      {found ? (
        <Zones key={found.storeId} found={found} />
      ) : (
        <ErrorState title="You work in no store yet.">An administrator gives you one.</ErrorState>
      )}
    </DeskFrame>
  );
}
