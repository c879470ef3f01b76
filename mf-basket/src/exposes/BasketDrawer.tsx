import { useStore } from '@nanostores/react';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useEffect, useState } from 'react';
import { fullBasket, readBasket } from '../basket/basket.state';
import { BasketDrawer } from '../basket-drawer/BasketDrawer';

/** The basket beside a page: the boundary 'basket-drawer'. Errors are thrown, so that its declared policy applies. */
export function Boundary() {
  const { api } = usePageContext();
  const basket = useStore(fullBasket);
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    readBasket(api, true).catch(setFailure);
  }, [api]);
  if (failure && !basket) throw failure;
  return basket?.lines.length ? <BasketDrawer basket={basket} /> : null;
}
