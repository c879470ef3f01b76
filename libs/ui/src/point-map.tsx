import { useEffect, useRef } from 'react';
import { drawMap, type MapContent, type MapHandle } from './map/draw-map';
import type { DrawnGround, MapTiles } from './map/map.types';
import './map/leaflet-needs.css';
import './map/point-map.css';

export type PointMapProps = MapContent & {
  /** The map's accessible name: 'Map of stores near SE1 9GF'. */
  label: string;
  tiles?: MapTiles;
  /** Drawn when there are no tiles. */
  ground?: DrawnGround;
  chosen?: number;
  onChoose: (id: number) => void;
};

/**
 * Points on a map, one of them selected. Only for the browser, and heavy (Leaflet, about 40 kB): import it lazily. A
 * list beside it must contain the same information.
 */
export function PointMap({ label, tiles, ground, points, here, circles, chosen, onChoose }: PointMapProps) {
  const element = useRef<HTMLElement>(null);
  const handle = useRef<MapHandle>(null);
  const choose = useRef(onChoose);
  choose.current = onChoose;

  // biome-ignore lint/correctness/useExhaustiveDependencies: create the map once; the effects below update it
  useEffect(() => {
    if (!element.current) return;
    handle.current = drawMap(element.current, { tiles, ground, onChoose: (id) => choose.current(id) });
    return () => handle.current?.remove();
  }, []);
  useEffect(() => handle.current?.show({ points, here, circles }), [points, here, circles]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the points change
  useEffect(() => handle.current?.choose(chosen), [chosen, points, circles]);

  return <section className={tiles ? 'sf-map' : 'sf-map sf-map--drawn'} ref={element} aria-label={label} />;
}
