import { useStore } from '@nanostores/react';
import { shared } from '@storefront/bus/bus';
import type { StoreState } from '@storefront/bus/state.types';
import { usePageContext } from '@storefront/remote-kit/page-context';

/**
 * Whether a page of the store that visitors of an open shop see is shown to one, who has chosen no store. The server
 * renders it for visitors, because its document is the same for everybody.
 */
export function useIsVisitor({ id }: Pick<StoreState, 'id'>): boolean {
  const { openShop } = usePageContext().business;
  const chosen = useStore(shared.store);
  return !chosen && openShop?.id === id;
}
