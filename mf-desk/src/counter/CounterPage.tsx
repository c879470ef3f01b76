import { usePageContext } from '@storefront/remote-kit/page-context';
import { useCallback, useState } from 'react';
import { chooseStore } from '../navigation/chosen-store';
import { deskPaths } from '../navigation/desk-paths';
import { useFloorRead } from '../navigation/use-floor-read';
import { DeskFailed } from '../pieces/DeskFailed';
import { Counter } from './Counter';
import { type CounterRead, readCounter } from './load-counter';
import { counterTitle } from './texts';

/** The counter: who collects, the order's bags, age and cash, and the hand-over. */
export function CounterPage({ first }: { first: CounterRead }) {
  const { api } = usePageContext();
  const [reading, reload] = useFloorRead<CounterRead>(
    deskPaths.counter,
    useCallback(() => readCounter(api), [api]),
    { first },
  );
  const [chosenId, setChosenId] = useState<number>();

  if (reading.kind !== 'read') return <DeskFailed title={counterTitle} kind={reading.kind} onRetry={reload} />;
  const { operator } = reading;
  const store = operator.stores.find(({ storeId }) => storeId === chosenId) ?? reading.store;
  if (!store) return <DeskFailed title={counterTitle} kind="no-store" onRetry={reload} />;
  return (
    <Counter
      key={store.storeId}
      operator={operator}
      store={store}
      onStore={(next) => {
        chooseStore(next);
        setChosenId(next.storeId);
      }}
    />
  );
}
