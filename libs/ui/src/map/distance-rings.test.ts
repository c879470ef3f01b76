import { distanceRings } from './distance-rings';

const labels = (metres: number) => distanceRings(metres).map(({ label }) => label);

test('rings are at round distances and reach beyond the farthest store', () => {
  expect(labels(1000)).toEqual(['0.25 miles', '0.5 miles', '0.75 miles']);
  expect(labels(6000)).toEqual(['1 mile', '2 miles', '3 miles', '4 miles']);
  expect(labels(60_000)).toEqual(['10 miles', '20 miles', '30 miles', '40 miles']);
});

test('there are one to four rings', () => {
  expect(labels(0)).toEqual(['0.25 miles']);
  for (const metres of [100, 3000, 20_000, 90_000, 400_000]) expect(labels(metres).length).toBeLessThanOrEqual(4);
});
