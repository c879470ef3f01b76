import { usePageContext } from '@storefront/remote-kit/page-context';
import { useRead } from '@storefront/remote-kit/use-read';
import { useCallback, useEffect, useState } from 'react';
import { chooseStore } from '../navigation/chosen-store';
import { deskPaths } from '../navigation/desk-paths';
import { useLogIn } from '../navigation/use-log-in';
import { DeskFailed } from '../pieces/DeskFailed';
import { Counter } from './Counter';
import { type CounterRead, readCounter } from './load-counter';
import { counterTitle } from './texts';

/** The counter: who collects, the order's bags, age and cash, and the hand-over. */
export function CounterPage({ first }: { first: CounterRead }) {
  const { api } = usePageContext();
  const logIn = useLogIn(deskPaths.counter);
  const [reading, reload] = useRead<CounterRead>(
    useCallback(() => readCounter(api), [api]),
    first,
  );
  const [chosenId, setChosenId] = useState<number>();
  useEffect(() => {
    if (reading.kind === 'log-in') logIn();
  }, [reading.kind, logIn]);

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
