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
    change: { slotId: 12, capacity: 4, fee: { text: '2.50', option: 'fee' } },
  });
  expect(readArguments(['slots', 'borough', '12', '--restore'])).toMatchObject({ change: { withdrawn: false } });
});

test('an offer has a subject, and a paragraph for each further text', () => {
  expect(readArguments(['offer', 'Pears', 'Ripe.', 'Until Sunday.', '--business', 'Pipwell'])).toEqual({
    ...{ name: 'offer', business: 'Pipwell', subject: 'Pears', text: 'Ripe.\n\nUntil Sunday.' },
  });
});

test.each([
  ['an offer without a text', ['offer', 'Pears'], /What shall be sent/],
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
  ['days that are none', ['reconcile', '--days', '0'], /1 to 30/],
  ['slots without a store', ['slots'], /Which store\?/],
  ['a slot without a change', ['slots', 'borough', '12'], /What to change/],
  ['a change without a slot', ['slots', 'borough', '--withdraw'], /Which slot/],
  ['a fee that is no amount', ['slots', 'borough', '12', '--fee', '2,50'], /takes an amount/],
  ['an unknown command', ['export'], /Unknown command: export/],
])('%s is rejected with the correct usage', (_, words, message) => {
  expect(() => readArguments(words)).toThrow(message);
});

test('operators are listed, added with a role, and withdrawn', () => {
  expect(readArguments(['operators'])).toEqual({ name: 'operators', action: 'list' });
  expect(readArguments(['operators', 'add', 'Sam', 'Hill', '--role', 'picker', '--business', 'pipwell'])).toEqual({
    name: 'operators',
    action: 'add',
    business: 'pipwell',
    operator: 'Sam Hill',
    role: 'picker',
  });
  expect(readArguments(['operators', 'withdraw', '12'])).toMatchObject({ action: 'withdraw', operatorId: 12 });
  expect(() => readArguments(['operators', 'add', 'Sam', '--role', 'king'])).toThrow('Which role?');
});

test('a line is picked with a substitute or a weight, and an order refunded with a reason', () => {
  const pick = ['pick', 'pw-7f3k', '5', '2', '--substitute', '9', '--quantity', '1', '--agreed'];
  expect(readArguments(pick)).toEqual({
    name: 'pick',
    businessOrderId: 'PW-7F3K',
    lines: [{ lineId: 5, picked: 2, substitute: { menuItemId: 9, quantity: 1, isAgreed: true } }],
  });
  expect(readArguments(['pick', 'pw-7f3k', '5', '0', '--grams', '850'])).toMatchObject({
    lines: [{ lineId: 5, picked: 0, grams: 850 }],
  });
  expect(() => readArguments(['pick', 'pw-7f3k', '5', '2', '--agreed'])).toThrow('What was picked instead?');
  const refund = { name: 'refund', businessOrderId: 'PW-7F3K', reason: 'Squashed bread' };
  expect(readArguments(['refund', 'pw-7f3k', '--goodwill', '2.50', 'Squashed', 'bread'])).toEqual({
    ...refund,
    kind: 'goodwill',
    amount: { text: '2.50', option: 'goodwill' },
  });
  expect(readArguments(['refund', 'pw-7f3k', '--line', '5', 'Squashed', 'bread'])).toEqual({
    ...refund,
    kind: 'line',
    lineId: 5,
    quantity: 1,
  });
  expect(() => readArguments(['refund', 'pw-7f3k', '--delivery'])).toThrow('Why?');
});
