import { readArguments } from './arguments';

test('an import takes a folder and options', () => {
  expect(readArguments(['import', 'my-shop'])).toEqual({
    name: 'import',
    folder: 'my-shop',
    checkOnly: false,
    json: false,
    removeMissing: false,
    allowPrivate: false,
  });
  const all = [
    'import',
    '--check',
    'my-shop',
    '--business',
    'pipwell',
    '--json',
    '--remove-missing',
    '--allow-private-addresses',
  ];
  expect(readArguments(all)).toMatchObject({
    folder: 'my-shop',
    business: 'pipwell',
    checkOnly: true,
    json: true,
    removeMissing: true,
    allowPrivate: true,
  });
});

test('orders are listed by status, and moved with a note', () => {
  expect(readArguments(['orders'])).toEqual({ name: 'orders' });
  expect(readArguments(['orders', '--status', 'picking'])).toEqual({
    name: 'orders',
    status: 'store_accepted_picking',
  });
  expect(readArguments(['order', 'pw-7f3k'])).toEqual({ name: 'order', businessOrderId: 'PW-7F3K' });
  const moved = { name: 'move', businessOrderId: 'PW-7F3K', status: 'en_route' };
  expect(readArguments(['move', 'pw-7f3k', 'driver'])).toEqual(moved);
  expect(readArguments(['move', 'pw-7f3k', 'driver', 'left', 'early'])).toEqual({ ...moved, note: 'left early' });
});

test('slots are listed by store and day, and one is changed or withdrawn', () => {
  expect(readArguments(['slots', 'borough', '--day', '2026-11-26'])).toEqual({
    name: 'slots',
    store: 'borough',
    day: '2026-11-26',
  });
  expect(readArguments(['slots', 'borough', '12', '--capacity', '4', '--fee', '2.50'])).toEqual({
    name: 'slots',
    store: 'borough',
    change: { slotId: 12, capacity: 4, fee: 250 },
  });
  expect(readArguments(['slots', 'borough', '12', '--restore'])).toMatchObject({ change: { withdrawn: false } });
});

test.each([
  ['no folder', ['import'], /Which folder\?/],
  ['two folders', ['import', 'a', 'b'], /remove b/],
  ['an unknown flag', ['import', 'a', '--force'], /--force/],
  ['an answer without a message', ['contacts', '--answered'], /Which message/],
  ['an answer without a postcode', ['future-contacts', '--answered'], /Which postcode/],
  ['an answer without a business', ['future-contacts', 'TR1', '--answered'], /Which business/],
  ['an unknown option of orders', ['orders', '--state', 'placed'], /--state/],
  ['a word after orders', ['orders', 'placed'], /placed/],
  ['an unknown status', ['orders', '--status', 'lost'], /Unknown status: lost/],
  ['an order without its number', ['move'], /Which order/],
  ['a word after a command without any', ['reconcile', 'now'], /now/],
  ['slots without a store', ['slots'], /Which store\?/],
  ['a slot without a change', ['slots', 'borough', '12'], /What to change/],
  ['a change without a slot', ['slots', 'borough', '--withdraw'], /Which slot/],
  ['a fee that is no amount', ['slots', 'borough', '12', '--fee', '2.505'], /takes an amount/],
  ['an unknown command', ['export'], /Unknown command: export/],
])('%s is rejected with the correct usage', (_, words, message) => {
  expect(() => readArguments(words)).toThrow(message);
});
