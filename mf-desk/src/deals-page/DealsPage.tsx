import { usePageContext } from '@storefront/remote-kit/page-context';
import { useRead } from '@storefront/remote-kit/use-read';
import { useCallback } from 'react';
import { DeskFrame } from '../frame/DeskFrame';
import { DeskRefusal } from '../frame/DeskRefusal';
import { deskPaths } from '../navigation/desk-paths';
import type { DeskFailure } from '../navigation/read-desk';
import { Deals } from './Deals';
import { type DealsRead, readDeals } from './read-deals';

/** What the shop takes off: its deals, each with its rule and what baskets pay. */
export function DealsPage({ first }: { first: DealsRead | DeskFailure }) {
  const { api } = usePageContext();
  const read = useCallback((signal: AbortSignal) => readDeals(api, signal), [api]);
  const [reading, reload] = useRead<DealsRead | DeskFailure>(read, first);
  if (reading.kind !== 'read')
    return <DeskRefusal reading={reading} title="Deals" path={deskPaths.deals} onRetry={reload} />;
  return (
    <DeskFrame visit={reading.visit} section="deals">
      <Deals found={reading.found} />
    </DeskFrame>
  );
}
