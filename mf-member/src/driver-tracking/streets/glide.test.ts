import { glide, type Spot } from './glide';

const from = { latitude: 51.5, longitude: -0.1 };
const to = { latitude: 51.6, longitude: -0.2 };
let places: Spot[];
const place = (spot: Spot) => places.push(spot);
beforeEach(() => {
  places = [];
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('a van glides to its new place within a second', () => {
  glide({ from, to, isStill: false }, place);
  jest.advanceTimersByTime(500);
  const half = places.at(-1)?.latitude ?? 0;
  expect([half > 51.53, half < 51.57]).toEqual([true, true]);
  jest.advanceTimersByTime(600);
  expect(places.at(-1)).toEqual(to);
  const count = places.length;
  jest.advanceTimersByTime(600);
  expect(places).toHaveLength(count);
});

test('for people who have asked for less motion it is there at once', () => {
  glide({ from, to, isStill: true }, place);
  jest.advanceTimersByTime(2_000);
  expect(places).toEqual([to]);
});

test('a glide that is stopped goes no further', () => {
  const stop = glide({ from, to, isStill: false }, place);
  jest.advanceTimersByTime(100);
  stop();
  const count = places.length;
  jest.advanceTimersByTime(2_000);
  expect(places).toHaveLength(count);
});
