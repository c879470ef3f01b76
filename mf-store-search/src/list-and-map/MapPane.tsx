import { fill } from '@storefront/messages/fill';
import { partFailed } from '@storefront/messages/system';
import { Button } from '@storefront/ui/button';
import { Notice } from '@storefront/ui/notice';
import { type ComponentType, useEffect, useState } from 'react';
import styles from './MapPane.module.css';
import type { StoreMapProps } from './StoreMap';

/** The width from which the map is beside the list. */
const DESKTOP_QUERY = '(min-width: 1000px)';

/** The map's place. It is loaded when visible: beside the list on a desktop, instead of it on a phone. */
export function MapPane({ enabled, ...props }: StoreMapProps & { enabled: boolean }) {
  const [Loaded, setLoaded] = useState<ComponentType<StoreMapProps>>();
  const [failed, setFailed] = useState(false);
  const [isBeside, setBeside] = useState(false);
  useEffect(() => {
    const wide = matchMedia(DESKTOP_QUERY);
    const follow = () => setBeside(wide.matches);
    follow();
    wide.addEventListener('change', follow);
    return () => wide.removeEventListener('change', follow);
  }, []);
  const isSeen = enabled || isBeside;
  useEffect(() => {
    if (!isSeen || Loaded || failed) return;
    import('./StoreMap').then(
      ({ StoreMap }) => setLoaded(() => StoreMap),
      () => setFailed(true),
    );
  }, [isSeen, Loaded, failed]);
  return (
    <div className={enabled ? `${styles.pane} ${styles.instead}` : styles.pane}>
      {failed ? (
        <Notice
          kind="danger"
          role="alert"
          action={
            <Button kind="quiet" onClick={() => setFailed(false)}>
              Try again
            </Button>
          }
        >
          {fill(partFailed, 'the map')}
        </Notice>
      ) : Loaded && isSeen ? (
        <Loaded {...props} />
      ) : (
        <svg className={`sf-skeleton ${styles.skeleton}`} aria-hidden="true" />
      )}
    </div>
  );
}
