import { deliveryRun, driveStop, waitingDelivery } from '../../../test-support/run';
import { bySlot, loadList } from './load-list';
import { callLink, doneStops, goingFirst, lateStop, minutesLate, openStops, textLink, wayTo } from './stops';
import { withActions } from './with-actions';

const at = { businessOrderId: 'PW-40691', doneAt: '2026-11-28T17:20:00.000Z' };

test('what was done is shown before the shop has it, and never over what the shop knows', () => {
  const run = deliveryRun(driveStop(), driveStop({ businessOrderId: '2', number: 2 }));
  const arrived = withActions(run, [{ kind: 'arrived', body: at }]);
  expect(arrived.stops[0]).toMatchObject({ arrivedAt: at.doneAt, outcome: null });
  const left = withActions(run, [
    { kind: 'arrived', body: at },
    { kind: 'delivered', body: { ...at, left: 'safe_place' } },
  ]);
  expect(openStops(left).map(({ businessOrderId }) => businessOrderId)).toEqual(['2']);
  expect(doneStops(left)).toMatchObject([{ outcome: 'safe_place', doneAt: at.doneAt, expectedAt: null }]);
  const known = deliveryRun(driveStop({ outcome: 'not_delivered', reason: 'refused', doneAt: at.doneAt }));
  expect(withActions(known, [{ kind: 'delivered', body: { ...at, left: 'handed' } }])).toEqual(known);
  expect(withActions(run, [{ kind: 'not_delivered', body: { ...at, reason: 'nobody_in' } }]).stops[0]).toMatchObject({
    outcome: 'not_delivered',
    reason: 'nobody_in',
  });
});

test('a stop is late by its slot, until its shopper was told', () => {
  const late = driveStop({ expectedAt: '2026-11-28T18:04:30.000Z' });
  expect([minutesLate(late), minutesLate(driveStop()), minutesLate(driveStop({ slotEndsAt: null }))]).toEqual([
    5, 0, 0,
  ]);
  expect(lateStop([driveStop(), late])).toBe(late);
  expect(
    lateStop([driveStop({ ...late, toldAt: at.doneAt }), driveStop({ ...late, arrivedAt: at.doneAt })]),
  ).toBeUndefined();
});

test('bags are loaded by zone and place, what is frozen last', () => {
  const both = [
    { zone: 'frozen' as const, count: 1 },
    { zone: 'ambient' as const, count: 2 },
  ];
  const list = loadList([
    waitingDelivery({ businessOrderId: '1', place: 'B10', bags: both }),
    waitingDelivery({ businessOrderId: '2', place: 'B9', bags: both.slice(1) }),
  ]);
  expect(list.map(({ zone, rows }) => [zone, rows.map(({ place }) => place)])).toEqual([
    ['ambient', ['B9', 'B10']],
    ['frozen', ['B10']],
  ]);
  const later = waitingDelivery({ slotStartsAt: '2026-11-28T18:00:00.000Z' });
  expect(bySlot([waitingDelivery(), later, waitingDelivery()]).map(({ length }) => length)).toEqual([2, 1]);
});

test('links call, text and lead to the address, which alone is in them', () => {
  expect([callLink('07700 900 456'), textLink('+44 7700 900456')]).toEqual(['tel:07700900456', 'sms:+447700900456']);
  const way = new URL(wayTo(driveStop()));
  expect(Object.fromEntries(way.searchParams)).toEqual({
    api: '1',
    travelmode: 'driving',
    destination: '18 Tanner Street, Flat 9, London, SE1 3LD',
  });
  const [first, second] = [driveStop(), driveStop({ businessOrderId: '2' })];
  expect(goingFirst([first, second], second)).toEqual(['2', 'PW-40691']);
});
