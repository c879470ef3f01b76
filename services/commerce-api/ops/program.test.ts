import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ApiClient } from '@storefront/api/client';
import type { Command } from 'commander';
import { runOps, sentBy } from '../test-support/programs/run-ops';
import { createProgram } from './program';

const repository = fileURLToPath(new URL('../../..', import.meta.url));
const unused = () => {
  throw new Error('Not to be asked');
};
const newProgram = () => createProgram({ client: unused, print: unused, keysDir: unused, picturesDir: unused });

/** A command and those below it, each with its words. */
const commandsOf = (command: Command, words: string[] = []): [string, Command][] => [
  [words.join(' '), command],
  ...command.commands.flatMap((one) => commandsOf(one, [...words, one.name()])),
];

/** What a command is given, without running it. */
async function givenTo(words: readonly string[]): Promise<unknown[]> {
  const program = newProgram();
  const given: unknown[] = [];
  for (const [name, command] of commandsOf(program))
    if (command.commands.length === 0)
      command.action((...all) => void given.push(name, ...all.slice(0, command.registeredArguments.length + 1)));
  await program.parseAsync(words, { from: 'user' });
  return given;
}

const help = (...words: string[]) => runOps({ call: unused } as ApiClient, words);

test.each(commandsOf(newProgram()))('the help of "%s" names what it takes, a line each', async (words, command) => {
  const printed = await help(...words.split(' ').filter(Boolean), '--help');
  expect(printed[0]).toMatch(`Usage: npm run ops -- ${words}`.trim());
  const taken = [
    ...command.registeredArguments.map((argument) => argument.name()),
    ...command.options.map((option) => option.flags),
    ...command.commands.map((one) => one.name()),
  ];
  for (const name of taken)
    expect(printed.filter((line) => line.startsWith(`  ${name} `) && line.trim() !== name)).toHaveLength(1);
  expect(await help('help', ...words.split(' ').filter(Boolean))).toEqual(printed);
});

test('without words the commands are listed', async () => {
  expect(await help()).toEqual(await help('--help'));
});

test('help ends with exit code 0, and a wrong word with 1 and one sentence', async () => {
  const run = (...words: string[]) =>
    new Promise<unknown>((resolve) => {
      const given = ['--import', 'tsx', join(repository, 'services/commerce-api/ops/ops.ts'), ...words];
      const options = { cwd: repository, env: { ...process.env, NODE_OPTIONS: '' } };
      const child = execFile(process.execPath, given, options, (_error, out, err) =>
        resolve({ code: child.exitCode, out, err }),
      );
    });
  const [helped, refused, unread] = await Promise.all([
    run('coupons', 'add', '--help'),
    run('ordrs'),
    run('slots', 'borough', '12', '--fee', '2,50'),
  ]);
  expect(helped).toEqual({ code: 0, out: expect.stringMatching(/--percent/), err: '' });
  expect(refused).toEqual({ code: 1, out: '', err: "Unknown command 'ordrs'. Did you mean orders?\n" });
  expect(unread).toEqual({ code: 1, out: '', err: '--fee takes an amount such as 5.00, not 2,50\n' });
});

/** The commands that the documents show, without those whose words are left out. */
function documentedCommands(): string[] {
  const docs = readdirSync(join(repository, 'docs'), { recursive: true, encoding: 'utf8' }).map(
    (file) => `docs/${file}`,
  );
  const pages = ['README.md', ...docs.filter((file) => file.endsWith('.md'))];
  const text = pages.map((page) => readFileSync(join(repository, page), 'utf8')).join('\n');
  return [...text.matchAll(/npm run ops -- ([^`\n]+)/g)].map(([, words = '']) => words).filter((one) => !/…/.test(one));
}

test.each([...new Set(documentedCommands())])('the documented command %s is understood', async (line) => {
  const words = [...line.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word);
  const named = words[0] === 'help' ? words.slice(1) : words;
  // One word may only name the command.
  if (named !== words || words.length === 1)
    expect((await help('help', ...named))[0]).toContain(`npm run ops -- ${named.join(' ')}`);
  else expect(await givenTo(words)).not.toEqual([]);
});

test('an import, a business and places take folders, files and options', async () => {
  expect(await givenTo(['import', 'my-shop'])).toEqual(['import', 'my-shop', { wait: true }]);
  const all = [
    '--check',
    'my-shop',
    '--business',
    'pipwell',
    '--json',
    '--remove-missing',
    '--allow-private-addresses',
    '--allow-delisting',
    '--no-wait',
  ];
  expect(await givenTo(['import', ...all])).toEqual([
    'import',
    'my-shop',
    {
      ...{ business: 'pipwell', check: true, json: true, removeMissing: true, allowPrivateAddresses: true },
      ...{ allowDelisting: true, wait: false },
    },
  ]);
  const valid = { wait: true, applyValid: true, refused: 'wrong', keys: 'new' };
  expect(await givenTo(['import', 'my-shop', '--apply-valid', '--refused', 'wrong', '--keys', 'new'])).toEqual([
    'import',
    'my-shop',
    valid,
  ]);
  expect(await givenTo(['business', 'my-shop', '--check'])).toEqual(['business', 'my-shop', { check: true }]);
  expect(await givenTo(['places'])).toEqual(['places count', {}]);
  expect(await givenTo(['places', 'import', 'ab.csv', 'al.csv'])).toEqual(['places import', ['ab.csv', 'al.csv'], {}]);
});

test('orders are listed by status, and moved with a note', async () => {
  expect(await sentBy('orders')).toEqual(['POST /admin/orders', {}]);
  const picking = { status: 'store_accepted_picking' };
  expect(await sentBy('orders', '--status', 'picking')).toEqual(['POST /admin/orders', picking]);
  expect(await sentBy('order', 'pw-7f3k')).toEqual(['POST /admin/order', { businessOrderId: 'PW-7F3K' }]);
  const moved = { businessOrderId: 'PW-7F3K', status: 'en_route' };
  expect(await sentBy('move', 'pw-7f3k', 'driver')).toEqual(['POST /admin/order-transition', moved]);
  expect(await sentBy('move', 'pw-7f3k', 'driver', 'left', 'early')).toEqual([
    'POST /admin/order-transition',
    { ...moved, note: 'left early' },
  ]);
});

test('payments are reconciled, and compared over days', async () => {
  expect(await sentBy('reconcile')).toEqual(['POST /admin/reconcile', {}]);
  expect(await sentBy('reconcile', '--days', '7')).toEqual(['POST /admin/reconcile', { days: 7 }]);
});

test('a day is closed by business and store, up to another day', async () => {
  const key = 'POST /admin/day-close';
  expect(await sentBy('day-close')).toEqual([key, { compare: true }]);
  const days = ['2026-11-01', '--to', '2026-11-30'];
  expect(await sentBy('day-close', ...days, '--business', 'pipwell', '--store', 'borough', '--csv')).toEqual([
    key,
    { day: '2026-11-01', to: '2026-11-30', business: 'pipwell', store: 'borough', compare: true },
  ]);
});

test('slots are listed by store and day, and one is changed or withdrawn', async () => {
  expect(await sentBy('slots', 'borough', '--day', '2026-11-26')).toEqual([
    'POST /admin/slots',
    { store: 'borough', day: '2026-11-26' },
  ]);
  const slot = { storeId: 1, slotId: 12 };
  expect(await sentBy('slots', 'borough', '12', '--capacity', '0', '--fee', '2.50')).toEqual([
    'POST /admin/slot-change',
    { ...slot, capacity: 0, fee: 250 },
  ]);
  for (const [option, withdrawn] of [
    ['--withdraw', true],
    ['--restore', false],
  ] as const)
    expect(await sentBy('slots', 'borough', '12', option)).toEqual(['POST /admin/slot-change', { ...slot, withdrawn }]);
});

test('an offer has a subject, and a paragraph for each further text', async () => {
  expect(await sentBy('offer', 'Pears', 'Ripe.', 'Until Sunday.', '--business', 'Pipwell')).toEqual([
    'POST /admin/marketing-mail',
    { business: 'Pipwell', subject: 'Pears', text: 'Ripe.\n\nUntil Sunday.' },
  ]);
});

test.each([
  ['an offer without a text', ['offer', 'Pears'], "Missing required argument 'text'"],
  ['no folder', ['import'], "Missing required argument 'folder'"],
  ['two folders', ['import', 'a', 'b'], "Too many arguments for 'import'"],
  ['an unknown flag', ['import', 'a', '--chek'], "Unknown option '--chek'. Did you mean --check?"],
  ['an option in place of a value', ['import', 'a', '--business', '--check'], '--business lacks its value'],
  ['a missing value', ['import', 'a', '--business'], "Option '--business <name>' argument missing"],
  ['a decision on no complaint', ['complaints', '--refund', 'Broken'], 'Which complaint?'],
  ['two decisions', ['complaints', '7', '--refund', 'Broken', '--decline', 'Whole'], 'Either --refund or --decline'],
  ['an answer without a message', ['contacts', '--answered'], 'Which message has been answered?'],
  ['files without a message', ['contacts', '--save', 'files'], 'Which message?'],
  ['an answer without a postcode', ['future-contacts', '--answered'], 'Which postcode?'],
  ['an answer without a business', ['future-contacts', 'TR1', '--answered'], 'Which business?'],
  ['an unknown option of orders', ['orders', '--state', 'placed'], "Unknown option '--state'. Did you mean --status?"],
  ['a word after orders', ['orders', 'placed'], "Too many arguments for 'orders'"],
  ['an unknown status', ['orders', '--status', 'lost'], 'Unknown status: lost. Known: sent_to_store, '],
  ['an order without its number', ['move'], "Missing required argument 'order'"],
  ['a word after a command without any', ['reconcile', 'now'], "Too many arguments for 'reconcile'"],
  ['days that are none', ['reconcile', '--days', '0'], '--days is a number from 1 to 30'],
  ['a last day without a first', ['day-close', '--to', '2026-11-30'], 'Which first day?'],
  ['two forms of a day close', ['day-close', '--csv', '--json'], 'Either --csv or --json'],
  ['valid rows and missing ones', ['import', 'x', '--apply-valid', '--remove-missing'], '--apply-valid refuses'],
  ['a folder of refused rows alone', ['import', 'x', '--refused', 'y'], '--refused needs --apply-valid'],
  ['slots without a store', ['slots'], "Missing required argument 'store'"],
  ['a slot that is no number', ['slots', 'borough', 'noon'], 'The slot takes a whole number from 1, not noon'],
  ['a slot without a change', ['slots', 'borough', '12'], 'What to change?'],
  ['a change without a slot', ['slots', 'borough', '--withdraw'], 'Which slot?'],
  ['a contradiction', ['slots', 'borough', '12', '--withdraw', '--restore'], 'Either --withdraw or --restore'],
  ['a fee that is no amount', ['slots', 'borough', '12', '--fee', '2,50'], '--fee takes an amount such as 5.00'],
  ['an unknown role', ['operators', 'add', 'Sam', '--role', 'king'], 'Which role? --role picker, counter, driver'],
  ['an unknown action', ['places', 'export'], 'Unknown action: export. Known: count, import'],
  ['no file of places', ['places', 'import'], "Missing required argument 'files'"],
  ['a substitute without its item', ['pick', 'pw-7f3k', '5', '2', '--agreed'], 'What was picked instead?'],
  ['a refund of nothing', ['refund', 'pw-7f3k', 'Squashed'], 'What to refund?'],
  ['a refund without a reason', ['refund', 'pw-7f3k', '--delivery'], "Missing required argument 'reason'"],
  ['help with an unknown command', ['help', 'ordrs'], "Unknown command 'ordrs'. Did you mean orders?"],
  ['an unknown command', ['exprot'], "Unknown command 'exprot'. Did you mean import?"],
])('%s is refused before anything is sent', async (_, words, message) => {
  await expect(sentBy(...words)).rejects.toThrow(message);
});

test('operators are listed, added with a role, and withdrawn', async () => {
  expect(await sentBy('operators')).toEqual(['POST /admin/operators', {}]);
  expect(await sentBy('operators', '--business', 'pipwell')).toEqual([
    'POST /admin/operators',
    { business: 'pipwell' },
  ]);
  expect(await sentBy('operators', 'add', 'Sam', 'Hill', '--role', 'picker', '--business', 'pipwell')).toEqual([
    'POST /admin/operator-add',
    { business: 'pipwell', name: 'Sam Hill', role: 'picker' },
  ]);
  const invited = ['--role', 'manager', '--email', 'sam@example.com', '--stores', 'borough, leeds'];
  expect(await sentBy('operators', 'add', 'Sam', ...invited)).toEqual([
    'POST /admin/operator-add',
    { name: 'Sam', role: 'manager', email: 'sam@example.com', stores: ['borough', 'leeds'] },
  ]);
  expect(await sentBy('operators', 'withdraw', '12')).toEqual(['POST /admin/operator-withdraw', { operatorId: 12 }]);
});

test('a line is picked with a substitute or a weight', async () => {
  const sent = (line: object) => ['POST /admin/order-pick', { businessOrderId: 'PW-7F3K', lines: [line] }];
  const substituted = ['--substitute', '9', '--quantity', '1', '--agreed'];
  expect(await sentBy('pick', 'pw-7f3k', '5', '2', ...substituted)).toEqual(
    sent({ lineId: 5, picked: 2, substitute: { menuItemId: 9, quantity: 1, isAgreed: true } }),
  );
  expect(await sentBy('pick', 'pw-7f3k', '5', '0', '--grams', '850')).toEqual(
    sent({ lineId: 5, picked: 0, grams: 850 }),
  );
});

test('a line, the delivery or an amount is refunded with a reason', async () => {
  const sent = (fields: object) => [
    'POST /admin/order-refund',
    { businessOrderId: 'PW-7F3K', reason: 'Squashed bread', ...fields },
  ];
  const refund = (...words: string[]) => sentBy('refund', 'pw-7f3k', ...words, 'Squashed', 'bread');
  expect(await refund('--goodwill', '2.50')).toEqual(sent({ kind: 'goodwill', amount: 250 }));
  expect(await refund('--line', '5')).toEqual(sent({ kind: 'line', lineId: 5, quantity: 1 }));
  expect(await refund('--delivery')).toEqual(sent({ kind: 'delivery' }));
});
