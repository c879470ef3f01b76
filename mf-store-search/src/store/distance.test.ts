import { milesLabel } from './distance';

test.each([
  [20, 'Under 0.1 miles'],
  [644, '0.4 miles'],
  [1609, '1 mile'],
  [3219, '2 miles'],
  [10_944, '6.8 miles'],
  [16_050, '10 miles'],
  [19_312, '12 miles'],
])('%i metres are shown as %s', (metres, label) => {
  expect(milesLabel(metres)).toBe(label);
});
