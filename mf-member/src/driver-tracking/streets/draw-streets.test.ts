import { drawStreets } from './draw-streets';

type Listener = (event: object) => void;
let listeners: Map<string, Listener>;
let options: Record<string, unknown>;
let worker: string;
const canvas = document.createElement('canvas');
const fitBounds = jest.fn();
const remove = jest.fn();

// Both are ES modules of a browser, which jest does not find.
jest.mock('maplibre-gl/dist/maplibre-gl-worker.mjs?file', () => 'https://assets.test/assets/mf-member/worker.js', {
  virtual: true,
});
jest.mock(
  'maplibre-gl',
  () => ({
    setWorkerUrl: (url: string) => {
      worker = url;
    },
    Map: class {
      constructor(given: Record<string, unknown>) {
        options = given;
      }
      on = (name: string, listener: Listener) => listeners.set(name, listener);
      once = this.on;
      getCanvas = () => canvas;
      fitBounds = fitBounds;
      remove = remove;
    },
    Marker: class {
      constructor(readonly given: { element: HTMLElement }) {}
      setLngLat = () => this;
      addTo = () => document.body.append(this.given.element);
      getElement = () => this.given.element;
    },
    LngLatBounds: class {
      extend = () => this;
    },
  }),
  { virtual: true },
);

const van = { latitude: 51.5, longitude: -0.1 };
const onReady = jest.fn();
const onFail = jest.fn();
const fire = (name: string, event: object = {}) => listeners.get(name)?.(event);
/** Draws streets for a shopper. @param isStill who has asked for less motion */
function draw(isStill = false) {
  window.matchMedia = (() => ({ matches: isStill })) as unknown as typeof window.matchMedia;
  return drawStreets(document.createElement('div'), { url: 'https://streets.test/style.json', onReady, onFail });
}
beforeEach(() => {
  listeners = new Map();
  jest.clearAllMocks();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('the map is an image that takes no keys, and its worker comes from the page’s own origin', () => {
  canvas.setAttribute('tabindex', '-1');
  canvas.setAttribute('role', 'region');
  draw();
  expect(options).toMatchObject({ interactive: false, attributionControl: false });
  expect([canvas.hasAttribute('tabindex'), canvas.hasAttribute('role')]).toEqual([false, false]);
  expect(worker).toBe(`${location.origin}/assets/mf-member/worker.js`);
});

test('streets are ready when they have loaded with a tile', () => {
  draw();
  fire('style.load');
  fire('sourcedata', { tile: {} });
  // One that is missing leaves a gap.
  fire('error');
  fire('load');
  jest.runAllTimers();
  expect([onReady.mock.calls.length, onFail.mock.calls.length]).toEqual([1, 0]);
});

test.each<[string, () => void]>([
  ['their style cannot be read', () => fire('error')],
  [
    'no tile arrives',
    () => {
      fire('style.load');
      fire('sourcedata', {});
      fire('load');
    },
  ],
  ['nothing is heard for fifteen seconds', () => jest.advanceTimersByTime(15_000)],
  ['the browser takes the context away', () => fire('webglcontextlost')],
])('streets fail when %s', (_when, happen) => {
  draw();
  happen();
  expect([onReady.mock.calls.length, onFail.mock.calls.length]).toEqual([0, 1]);
});

test('streets that were left do not fail later', () => {
  draw().remove();
  jest.runAllTimers();
  expect([remove.mock.calls.length, onFail.mock.calls.length]).toEqual([1, 0]);
});

test.each([
  ['gliding', false, [false, true]],
  ['at once for people who have asked for less motion', true, [false, false]],
])('the map follows the van, %s', (_how, isStill, animated) => {
  const handle = draw(isStill);
  const door = { latitude: 51.51, longitude: -0.08 };
  handle.show({ van, door, store: van });
  handle.show({ van: { ...van, latitude: 51.505 }, door, store: van });
  expect(fitBounds.mock.calls.map(([, { animate }]) => animate)).toEqual(animated);
});
