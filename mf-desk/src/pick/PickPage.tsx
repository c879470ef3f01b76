import { usePageContext } from '@storefront/remote-kit/page-context';
import { useRead } from '@storefront/remote-kit/use-read';
import { useCallback, useEffect } from 'react';
import { deskPaths } from '../navigation/desk-paths';
import { useLogIn } from '../navigation/use-log-in';
import { DeskFailed } from '../pieces/DeskFailed';
import { type PickRead, readPick } from './load-pick';
import { pickTitle } from './texts';
import { Picking } from './walk/Picking';

/** Picking: the orders to take, the walk through the store, and finishing each order. */
export function PickPage({ first }: { first: PickRead }) {
  const { api } = usePageContext();
  const logIn = useLogIn(deskPaths.pick);
  const [reading, reload] = useRead<PickRead>(
    useCallback(() => readPick(api), [api]),
    first,
  );
  useEffect(() => {
    if (reading.kind === 'log-in') logIn();
  }, [reading.kind, logIn]);

  if (reading.kind !== 'read') return <DeskFailed title={pickTitle} kind={reading.kind} onRetry={reload} />;
  const { operator, store, batch } = reading;
  if (!store) return <DeskFailed title={pickTitle} kind="no-store" onRetry={reload} />;
  return <Picking operator={operator} first={{ store, batch }} />;
}
