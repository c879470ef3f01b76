import { type ComponentType, useEffect, useState } from 'react';
import styles from './StoreAboutPage.module.css';
import type { StoreAboutData } from './store-about-data';

type MapProps = { readonly data: StoreAboutData };

/** The map's place. The map is loaded by browsers only; the address says the same if it does not load. */
export function MapPlace({ data }: MapProps) {
  const [Loaded, setLoaded] = useState<ComponentType<MapProps>>();
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    import('./OneStoreMap').then(
      ({ OneStoreMap }) => setLoaded(() => OneStoreMap),
      () => setMissing(true),
    );
  }, []);
  if (isMissing) return null;
  return <div className={styles.map}>{Loaded && <Loaded data={data} />}</div>;
}
