import type { DeskOperator, DeskStore } from '@storefront/api/entities/desk/desk-operator';
import type { PickList } from '@storefront/api/entities/desk/pick-list';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useState } from 'react';
import { chooseStore } from '../../navigation/chosen-store';
import { DeskButton } from '../../pieces/DeskButton';
import { ClashScreen } from '../clash/ClashScreen';
import { ChooseOrders } from '../start/ChooseOrders';
import { chooseNow } from '../texts';
import { BatchWalk } from './BatchWalk';
import { QueueBand } from './QueueBand';
import { usePicking } from './use-picking';

export interface PickingProps {
  readonly operator: DeskOperator;
  readonly first: { readonly store: DeskStore; readonly batch: PickList | null };
  /** The batch is the one that was read before the connection was lost. */
  readonly isKeptBatch?: boolean;
}

/** What the operator does now: choose orders, walk, or settle a pick that was refused. */
export function Picking({ operator, first, isKeptBatch = false }: PickingProps) {
  const { api } = usePageContext();
  const picking = usePicking(operator, first.batch, isKeptBatch);
  const [store, setStore] = useState(first.store);
  const [isClashOpen, setIsClashOpen] = useState(true);
  const { batch, refused } = picking;
  const [clash] = refused;

  if (clash && isClashOpen)
    return (
      <ClashScreen
        key={clash.id}
        decision={clash}
        batch={picking.stored}
        onKeepMine={() => picking.keepMine(clash)}
        onDrop={() => picking.drop(clash)}
        onLater={() => setIsClashOpen(false)}
      />
    );
  if (batch) return <BatchWalk api={api} batch={batch} picking={picking} onClash={() => setIsClashOpen(true)} />;
  return (
    <ChooseOrders
      operator={operator}
      store={store}
      band={
        <>
          <QueueBand {...picking} />
          {clash && (
            <DeskButton kind="stop" onClick={() => setIsClashOpen(true)}>
              {chooseNow}
            </DeskButton>
          )}
        </>
      }
      onStore={(next) => {
        chooseStore(next);
        setStore(next);
      }}
      onBegun={picking.takeBatch}
      onHasBatch={() => void picking.reload()}
    />
  );
}
