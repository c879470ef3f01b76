import { pickBatch, pickLine } from '../../../test-support/batch';
import { openStops, sharesOf, stopsOf } from './stops';

const option = { optionId: 1, optionName: 'Cut', valueId: 4, valueName: 'Sliced', quantity: 1, extraCost: 0 };

test('lines of several orders with the same item are one stop, in walking order', () => {
  const batch = pickBatch();
  const stops = stopsOf(batch.lines);
  expect(stops.map(({ item, lines }) => [item.name, lines.length])).toEqual([
    ['Basmati rice', 1],
    ['Whole milk', 2],
  ]);
  expect(stops.map((stop) => sharesOf(batch, stop).map(({ tote, amount }) => `${tote}${amount}`))).toEqual([
    ['A1', 'B0'],
    ['A2', 'B1'],
  ]);
});

test('the same item with other options is a stop of its own', () => {
  const lines = [pickLine(), pickLine({ lineId: 2, options: [option] }), pickLine({ lineId: 3, options: [option] })];
  expect(stopsOf(lines).map((stop) => stop.lines.map(({ lineId }) => lineId))).toEqual([[1], [2, 3]]);
});

test('a stop stays open with the lines that are not decided, also with those of which nothing was found', () => {
  const lines = [pickLine({ picked: 2 }), pickLine({ lineId: 2 }), pickLine({ lineId: 3, menuItemId: 12, picked: 0 })];
  expect(openStops(lines).map((stop) => stop.lines.map(({ lineId }) => lineId))).toEqual([[2]]);
});
