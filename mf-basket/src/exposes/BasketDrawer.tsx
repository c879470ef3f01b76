import { useStore } from '@nanostores/react';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useCallback, useEffect, useState } from 'react';
import { followOtherTabs, fullBasket, readBasket } from '../basket/basket.state';
import { BasketDrawer } from '../basket-drawer/BasketDrawer';
import { DrawerFailure } from '../basket-drawer/DrawerFailure';

/** The basket beside a page: the boundary 'basket-drawer'. A failure stays, with its button, until a retry succeeds. */
export function Boundary() {
  const { api } = usePageContext();
  const basket = useStore(fullBasket);
  const [hasFailed, setFailed] = useState(false);
  const read = useCallback(() => void readBasket(api, true).catch(() => setFailed(true)), [api]);
  useEffect(read, [read]);
  useEffect(() => followOtherTabs(api), [api]);
  if (hasFailed && !basket) return <DrawerFailure onRetry={read} />;
  return basket?.lines.length ? <BasketDrawer basket={basket} /> : null;
}
