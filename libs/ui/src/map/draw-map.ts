import {
  circle,
  control,
  divIcon,
  featureGroup,
  type LatLngExpression,
  type LatLngTuple,
  type Map as LeafletMap,
  latLng,
  latLngBounds,
  layerGroup,
  type Marker,
  map,
  marker,
  polygon,
  polyline,
  tileLayer,
} from 'leaflet';
import { distanceRings } from './distance-rings';
import type { DrawnGround, MapCircle, MapPoint, MapTiles, Spot } from './map.types';
import { spreadPins } from './spread-pins';
import { VAN_SVG } from './van-svg';

export interface MapContent {
  readonly points: readonly MapPoint[];
  /** The shopper's position and its label. */
  readonly here?: { readonly at: Spot; readonly label: string };
  /** Areas up to a distance; a chosen one is highlighted. */
  readonly circles?: readonly MapCircle[];
}

export interface MapHandle {
  show(content: MapContent): void;
  /** Highlights a point and its area. The map does not move, because it must not follow the pointer over a list. */
  choose(id: number | undefined): void;
  remove(): void;
}

export interface MapOptions {
  readonly tiles?: MapTiles;
  readonly ground?: DrawnGround;
  readonly onChoose: (id: number) => void;
}

/** As in point-map.css: a target of 44 pixels, the enhanced size of WCAG 2.2, is easy to hit with a finger. */
const PIN_SIZE = 44;
/** Pins that are nearer to each other are moved apart; more than the 24 pixels that WCAG 2.2 requires of a target. */
const PIN_GAP = 36;
/** Points farther away than this multiple of the nearest distance (or than the second value) do not affect the zoom. */
const FAR_RATIO = 4;
const NEAR_METRES = 12_000;
/** Of latitude. */
const METRES_PER_DEGREE = 111_320;
/** The minimum reach of the rings, however near the nearest point is. */
const MIN_RINGED_METRES = 3_000;

const spot = ([latitude, longitude]: Spot): LatLngTuple => [latitude, longitude];
const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** Draws a map into an element, with tiles if available. Styles use class names, so that brands and themes apply. */
export function drawMap(element: HTMLElement, { tiles, ground, onChoose }: MapOptions): MapHandle {
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const drawn = map(element, {
    zoomControl: false,
    attributionControl: Boolean(tiles),
    zoomAnimation: !reducedMotion,
    fadeAnimation: !reducedMotion,
    markerZoomAnimation: !reducedMotion,
    inertia: !reducedMotion,
    zoomSnap: 0.5,
    minZoom: 5,
    maxZoom: tiles ? 18 : 14,
  });
  control.zoom({ position: 'topright', zoomInTitle: 'Zoom in', zoomOutTitle: 'Zoom out' }).addTo(drawn);
  control.scale({ imperial: true, metric: false, maxWidth: 200, position: 'bottomleft' }).addTo(drawn);
  drawn.createPane('ground').style.zIndex = '250';
  drawn.createPane('names').style.zIndex = '450';
  drawn.getPane('names')?.setAttribute('aria-hidden', 'true');
  drawn.setView([54.5, -2.5], 6);
  if (tiles) {
    drawn.attributionControl.setPrefix(false);
    tileLayer(tiles.url, { attribution: escaped(tiles.attribution), maxZoom: 18 }).addTo(drawn);
  } else if (ground) drawGround(drawn, ground);

  const rings = layerGroup().addTo(drawn);
  const areas = layerGroup().addTo(drawn);
  const pins = featureGroup().addTo(drawn);
  const markers = new Map<number, Marker>();
  const vans = new Map<number, Marker>();
  const shapes = new Map<number, ReturnType<typeof polygon> | ReturnType<typeof circle>>();
  let chosen: number | undefined;
  let shown: readonly MapPoint[] = [];
  let drawnLooks = '';

  const placePins = () => {
    const pinned = shown.filter(({ van }) => !van);
    const places = pinned.map(({ at }) => drawn.latLngToLayerPoint(spot(at)));
    for (const [index, { x, y }] of spreadPins(places, PIN_GAP).entries())
      markers.get(pinned[index]?.id ?? 0)?.setLatLng(drawn.layerPointToLatLng([x, y]));
    // A van is where it is, also before a pin.
    for (const { id, at, van } of shown) if (van) vans.get(id)?.setLatLng(spot(at));
  };
  drawn.on('zoomend', placePins);

  const mark = () => {
    for (const [id, one] of markers) {
      const pin = one.getElement();
      pin?.setAttribute('aria-pressed', String(id === chosen));
      pin?.classList.toggle('sf-map__pin--chosen', id === chosen);
      one.setZIndexOffset(id === chosen ? 1000 : 0);
    }
    for (const [id, shape] of shapes) shape.getElement()?.classList.toggle('sf-map__area--chosen', id === chosen);
    const shape = chosen === undefined ? undefined : shapes.get(chosen);
    shape?.bringToFront();
  };

  return {
    show({ points, here, circles = [] }) {
      const looks = JSON.stringify([points.map(({ at: _, ...look }) => look), here, circles]);
      shown = points;
      // What has only moved is not drawn again, so that the map stays as the shopper has moved it.
      if (looks === drawnLooks) return placePins();
      drawnLooks = looks;
      for (const group of [rings, areas, pins]) group.clearLayers();
      markers.clear();
      vans.clear();
      shapes.clear();
      for (const point of points) {
        if (point.van) {
          vans.set(point.id, vanOf(point).addTo(pins));
          continue;
        }
        if (point.area?.length) {
          const shape = polygon(point.area.map(spot), {
            className: 'sf-map__area',
            interactive: false,
            smoothFactor: 0.5,
          });
          shapes.set(point.id, shape.addTo(areas));
        }
        markers.set(point.id, pinOf(point, onChoose).addTo(pins));
        labelPin(markers.get(point.id), point, onChoose);
      }
      for (const one of circles) shapes.set(one.id, circleOf(one, areas));
      if (here) {
        const icon = divIcon({ className: 'sf-map__here', iconSize: [28, 28], html: '<span></span>' });
        marker(spot(here.at), { icon, interactive: false, keyboard: false, zIndexOffset: -100 }).addTo(pins);
      }
      const near = [...nearest(points, here?.at), ...circles.flatMap(({ at, metres }) => edgesOf(at, metres))];
      if (here && !tiles) drawRings(rings, here.at, near);
      fit(drawn, near, here?.at, reducedMotion);
      placePins();
      mark();
    },
    choose(id) {
      chosen = id;
      mark();
    },
    remove: () => void drawn.remove(),
  };
}

function circleOf({ at, metres, label }: MapCircle, areas: ReturnType<typeof layerGroup>) {
  const drawn = circle(spot(at), { radius: metres, className: 'sf-map__area', interactive: false }).addTo(areas);
  const icon = divIcon({ className: 'sf-map__name sf-map__name--ring', iconSize: [120, 20], html: escaped(label) });
  const [north] = edgesOf(at, metres);
  if (north) marker(north, { icon, interactive: false, keyboard: false, pane: 'names' }).addTo(areas);
  return drawn;
}

/** The northern and the southern edge of a circle, and its western and eastern one. */
function edgesOf([latitude, longitude]: Spot, metres: number): LatLngTuple[] {
  const up = metres / METRES_PER_DEGREE;
  const aside = up / Math.cos((latitude * Math.PI) / 180);
  return [
    [latitude + up, longitude],
    [latitude - up, longitude],
    [latitude, longitude - aside],
    [latitude, longitude + aside],
  ];
}

function vanOf(point: MapPoint): Marker {
  const icon = divIcon({
    className: 'sf-map__van',
    iconSize: [PIN_SIZE, PIN_SIZE],
    html: VAN_SVG,
  });
  const van = marker(spot(point.at), { icon, keyboard: false, interactive: false, zIndexOffset: 2000 });
  return van.on('add', () => {
    van.getElement()?.setAttribute('role', 'img');
    van.getElement()?.setAttribute('aria-label', point.label);
  });
}

function pinOf(point: MapPoint, onChoose: (id: number) => void): Marker {
  const icon = divIcon({
    className: point.quiet ? 'sf-map__pin sf-map__pin--quiet' : 'sf-map__pin',
    iconSize: [PIN_SIZE, PIN_SIZE],
    iconAnchor: [PIN_SIZE / 2, PIN_SIZE],
    html: `<svg viewBox="0 0 44 44" aria-hidden="true"><path d="M22 43C13 32 7 26 7 17.5a15 15 0 0 1 30 0C37 26 31 32 22 43z"/></svg><b>${escaped(point.mark)}</b>`,
  });
  return marker(spot(point.at), { icon, riseOnHover: true }).on('click', () => onChoose(point.id));
}

/** Each pin is a button with its own name; Leaflet handles clicks and focus but not keys. */
function labelPin(pin: Marker | undefined, { id, label }: MapPoint, onChoose: (id: number) => void) {
  const element = pin?.getElement();
  element?.setAttribute('aria-label', label);
  element?.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    onChoose(id);
  });
}

function nearest(points: readonly MapPoint[], here: Spot | undefined): LatLngTuple[] {
  const all = points.map(({ at }) => spot(at));
  if (!here) return all;
  const from = latLng(spot(here));
  const far = all.map((at) => from.distanceTo(at));
  const reach = Math.max(NEAR_METRES, FAR_RATIO * Math.min(...far));
  return all.filter((_, index) => (far[index] ?? 0) <= reach);
}

function fit(drawn: LeafletMap, near: readonly LatLngTuple[], here: Spot | undefined, still: boolean) {
  const spots: LatLngExpression[] = here ? [...near, spot(here)] : [...near];
  if (!spots.length) return;
  drawn.fitBounds(latLngBounds(spots as LatLngTuple[]), {
    paddingTopLeft: [48, 72],
    paddingBottomRight: [64, 48],
    maxZoom: 13,
    animate: !still,
  });
}

function drawRings(rings: ReturnType<typeof layerGroup>, here: Spot, near: readonly LatLngTuple[]) {
  const from = latLng(spot(here));
  for (const { metres, label } of distanceRings(
    Math.max(MIN_RINGED_METRES, ...near.map((at) => from.distanceTo(at))),
  )) {
    const ring = circle(from, { radius: metres, className: 'sf-map__ring', interactive: false, pane: 'ground' });
    ring.addTo(rings);
    const north = from.lat + metres / METRES_PER_DEGREE;
    const icon = divIcon({ className: 'sf-map__name sf-map__name--ring', iconSize: [80, 20], html: escaped(label) });
    marker([north, from.lng], { icon, interactive: false, keyboard: false, pane: 'names' }).addTo(rings);
  }
}

/** Corners are cut twice (Chaikin), so that a river of few points looks smooth. */
function rounded(course: readonly Spot[], times = 2): readonly Spot[] {
  const [first, last] = [course[0], course.at(-1)];
  if (!times || !first || !last) return course;
  const midpoints = course.slice(1).flatMap(([toLat, toLng], at): Spot[] => {
    const [lat, lng] = course[at] as Spot;
    const between = (share: number): Spot => [lat + (toLat - lat) * share, lng + (toLng - lng) * share];
    return [between(0.25), between(0.75)];
  });
  return rounded([first, ...midpoints, last], times - 1);
}

function drawGround(drawn: LeafletMap, ground: DrawnGround) {
  for (const coast of ground.land)
    polygon(coast.map(spot), { className: 'sf-map__land', interactive: false, pane: 'ground', smoothFactor: 0 }).addTo(
      drawn,
    );
  for (const { course } of ground.rivers)
    polyline(rounded(course).map(spot), {
      className: 'sf-map__river',
      interactive: false,
      pane: 'ground',
      smoothFactor: 0,
    }).addTo(drawn);
  const names = layerGroup().addTo(drawn);
  const placeNames = () => {
    names.clearLayers();
    const zoom = drawn.getZoom();
    for (const [name, latitude, longitude, fromZoom] of ground.places) {
      if (zoom < fromZoom) continue;
      const icon = divIcon({ className: 'sf-map__name', iconSize: [120, 20], html: escaped(name) });
      marker([latitude, longitude], { icon, interactive: false, keyboard: false, pane: 'names' }).addTo(names);
    }
  };
  drawn.on('zoomend', placeNames);
  placeNames();
}
