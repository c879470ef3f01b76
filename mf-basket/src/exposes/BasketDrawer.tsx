import { useStore } from '@nanostores/react';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useCallback, useEffect, useRef, useState } from 'react';
import { followOtherTabs, fullBasket, readBasket } from '../basket/basket.state';
import { BasketDrawer } from '../basket-drawer/BasketDrawer';
import { DrawerFailure } from '../basket-drawer/DrawerFailure';

/** The basket beside a page: the boundary 'basket-drawer'. A failure stays, with its button, until a retry succeeds. */
export function Boundary() {
  const { api } = usePageContext();
  const basket = useStore(fullBasket);
  const [hasFailed, setFailed] = useState(false);
  const read = useCallback(() => void readBasket(api, true).catch(() => setFailed(true)), [api]);
  const heading = useRef<HTMLHeadingElement>(null);
  const isRetried = useRef(false);
  const retry = () => {
    isRetried.current = true;
    read();
  };
  useEffect(read, [read]);
  useEffect(() => followOtherTabs(api), [api]);
  useEffect(() => {
    if (!basket || !isRetried.current) return;
    isRetried.current = false;
    // The pressed button has left the page.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [basket]);
  if (hasFailed && !basket) return <DrawerFailure onRetry={retry} />;
  return basket?.lines.length ? <BasketDrawer basket={basket} heading={heading} /> : null;
}
