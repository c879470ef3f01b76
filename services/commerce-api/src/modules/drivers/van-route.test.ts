import { positionOn, routeMetres, vanRoute } from './van-route';

const from = { latitude: 51.5, longitude: -0.1 };
const to = { latitude: 51.51, longitude: -0.08 };
const way = vanRoute(from, to);

test('a way leads from its start to its end, and points along the street', () => {
  expect(positionOn(way, 0)).toEqual({ ...from, heading: 90 });
  expect(positionOn(way, 0.5)).toMatchObject({ longitude: -0.09, heading: 0 });
  expect(positionOn(way, 1)).toEqual({ ...to, heading: null });
  for (const share of [-1, 2]) expect(positionOn(way, share).latitude).toBe(share < 0 ? 51.5 : 51.51);
});

test('a way back points west, and one without length does not point anywhere', () => {
  expect(positionOn(vanRoute(to, from), 0).heading).toBe(270);
  const still = vanRoute(from, from);
  expect([routeMetres(still), positionOn(still, 0.5)]).toEqual([0, { ...from, heading: null }]);
});
