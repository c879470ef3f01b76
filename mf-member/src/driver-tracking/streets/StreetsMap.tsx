import { useEffect, useRef, useState } from 'react';
import { drawStreets, type StreetsHandle } from './draw-streets';
import styles from './StreetsMap.module.css';
import type { StreetsProps } from './streets.types';

/**
 * The van, the address and the streets between them: an image, which moves by itself and takes neither keys nor touches.
 * Imported lazily, because it needs MapLibre.
 */
export function StreetsMap({ tracking: { driver, destination, store }, mapStyle, words, onFail }: StreetsProps) {
  const element = useRef<HTMLDivElement>(null);
  const handle = useRef<StreetsHandle>(null);
  const [isReady, setReady] = useState(false);
  const { url, attribution } = mapStyle;
  useEffect(() => {
    if (!element.current) return;
    try {
      handle.current = drawStreets(element.current, { url, onReady: () => setReady(true), onFail });
    } catch {
      // The browser has no context left to draw with.
      onFail();
    }
    return () => handle.current?.remove();
  }, [url, onFail]);
  // After the effect that draws: there is a map to place them on.
  useEffect(() => handle.current?.show({ van: driver, door: destination, store }), [driver, destination, store]);
  return (
    <figure className={styles.streets}>
      <div className={styles.map} ref={element} role="img" aria-label={`Map of your driver. ${words}`} />
      {!isReady && <svg className={`sf-skeleton ${styles.waiting}`} aria-hidden="true" />}
      <figcaption className={styles.attribution}>{attribution}</figcaption>
    </figure>
  );
}
