import { Button } from '@storefront/ui/button';
import { Notice } from '@storefront/ui/notice';
import { type ComponentType, useEffect, useState } from 'react';
import type { ZoneMapProps } from './ZoneMap';
import styles from './ZonesPage.module.css';

/** The map's place, while its library is loaded. */
export function ZoneMapPane(props: ZoneMapProps) {
  const [Loaded, setLoaded] = useState<ComponentType<ZoneMapProps>>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (Loaded || hasFailed) return;
    import('./ZoneMap').then(
      ({ ZoneMap }) => setLoaded(() => ZoneMap),
      () => setFailed(true),
    );
  }, [Loaded, hasFailed]);
  return (
    <div className={styles.map}>
      {Loaded && <Loaded {...props} />}
      {hasFailed && (
        <Notice
          kind="danger"
          role="alert"
          action={
            <Button kind="quiet" onClick={() => setFailed(false)}>
              Try again
            </Button>
          }
        >
          The map could not be loaded. The list has all that it shows.
        </Notice>
      )}
    </div>
  );
}
