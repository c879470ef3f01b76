import { type ComponentType, useEffect, useState } from 'react';
import styles from '../DriverTracking.module.css';
import type { StreetsProps } from './streets.types';

/** The place of the streets. Their library, by far the heaviest of the storefront, is loaded after the words are shown. */
export function StreetsPane(props: StreetsProps) {
  const { onFail } = props;
  const [Loaded, setLoaded] = useState<ComponentType<StreetsProps>>();
  useEffect(() => {
    import('./StreetsMap').then(({ StreetsMap }) => setLoaded(() => StreetsMap), onFail);
  }, [onFail]);
  return (
    <div className={styles.map}>
      {Loaded ? <Loaded {...props} /> : <svg className={`sf-skeleton ${styles.skeleton}`} aria-hidden="true" />}
    </div>
  );
}
