import type { DriverTracking } from '@storefront/api/entities/driver-location';
import { fill } from '@storefront/messages/fill';
import { partFailed } from '@storefront/messages/system';
import { Button } from '@storefront/ui/button';
import { Notice } from '@storefront/ui/notice';
import { type ComponentType, useEffect, useState } from 'react';
import styles from './DriverTracking.module.css';

type MapProps = { tracking: DriverTracking };

/** The map that needs neither WebGL nor a server of streets, which is loaded with its library. */
export function DrawnMapPane({ tracking }: MapProps) {
  const [Loaded, setLoaded] = useState<ComponentType<MapProps>>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (Loaded || failed) return;
    import('./DrawnMap').then(
      ({ DrawnMap }) => setLoaded(() => DrawnMap),
      () => setFailed(true),
    );
  }, [Loaded, failed]);
  if (failed)
    return (
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
    );
  return (
    <div className={styles.map}>
      {Loaded ? (
        <Loaded tracking={tracking} />
      ) : (
        <svg className={`sf-skeleton ${styles.skeleton}`} aria-hidden="true" />
      )}
    </div>
  );
}
