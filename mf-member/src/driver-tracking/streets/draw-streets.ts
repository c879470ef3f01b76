import { VAN_SVG } from '@storefront/ui/map/van-svg';
import { LngLatBounds, Marker, Map as Streets, setWorkerUrl } from 'maplibre-gl';
import workerFile from 'maplibre-gl/dist/maplibre-gl-worker.mjs?file';
import { glide, type Spot } from './glide';
import styles from './StreetsMap.module.css';

export interface StreetsHandle {
  /** Places the van, which glides there from where it was, and shows both it and the door. */
  show(spots: { readonly van: Spot; readonly door: Spot | null; readonly store: Spot }): void;
  remove(): void;
}

interface StreetsOptions {
  /** Of the map's style. */
  readonly url: string;
  /** Called once, when streets are shown. */
  readonly onReady: () => void;
  readonly onFail: () => void;
}

/** A server of streets that has sent none until then is not waited for. */
const DEADLINE_MS = 15_000;
const FIT = { padding: 56, maxZoom: 16 };

/** Draws streets into an element, which is one image. @throws when the browser has no context for it */
export function drawStreets(element: HTMLElement, { url, onReady, onFail }: StreetsOptions): StreetsHandle {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  // From the storefront itself: a page starts no worker of another origin, such as that of its assets.
  setWorkerUrl(location.origin + new URL(workerFile, location.href).pathname);
  const streets = new Streets({ container: element, style: url, interactive: false, attributionControl: false });
  for (const name of ['tabindex', 'role', 'aria-label']) streets.getCanvas().removeAttribute(name);
  const deadline = setTimeout(onFail, DEADLINE_MS);
  let hasStyle = false;
  let hasTile = false;
  streets.once('style.load', () => {
    hasStyle = true;
  });
  streets.on('sourcedata', ({ tile }) => {
    hasTile ||= tile !== undefined;
  });
  // A tile that is missing leaves a gap; without the style there is nothing.
  streets.on('error', () => hasStyle || onFail());
  streets.on('webglcontextlost', onFail);
  streets.once('load', () => {
    clearTimeout(deadline);
    if (hasTile) onReady();
    else onFail();
  });

  const van = new Marker({ element: markerOf(styles.van, VAN_SVG) });
  const door = new Marker({ element: markerOf(styles.door, '<span></span>') });
  let at: Spot | undefined;
  let stop = () => {};
  return {
    show(spots) {
      const { longitude, latitude } = spots.door ?? spots.store;
      if (spots.door) door.setLngLat([longitude, latitude]).addTo(streets);
      stop();
      stop = glide({ from: at ?? spots.van, to: spots.van, isStill }, (spot) => {
        at = spot;
        van.setLngLat([spot.longitude, spot.latitude]);
      });
      const isFirst = !van.getElement().isConnected;
      van.addTo(streets);
      const bounds = new LngLatBounds().extend([spots.van.longitude, spots.van.latitude]);
      streets.fitBounds(bounds.extend([longitude, latitude]), { ...FIT, animate: !isFirst && !isStill });
    },
    remove() {
      stop();
      clearTimeout(deadline);
      streets.remove();
    },
  };
}

/** Decoration of the image, which has a name of its own. */
function markerOf(className: string | undefined, content: string): HTMLElement {
  const element = document.createElement('div');
  element.className = className ?? '';
  element.setAttribute('aria-hidden', 'true');
  element.innerHTML = content;
  return element;
}
