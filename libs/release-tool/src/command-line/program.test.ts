/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { commandsOf, givenTo, unopened } from '../test-support/given-to';
import { createProgram, runWords } from './program';

const root = resolve(__dirname, '../../../..');
const program = createProgram(unopened);
const wordsOf = (line: string) => [...line.matchAll(/["']([^"']*)["']|\S+/g)].map(([word, quoted]) => quoted ?? word);
const run = (line: string, isOwnRepository = false) => runWords(wordsOf(line), { ...unopened, isOwnRepository });

async function help(line: string): Promise<string[]> {
  const said: string[] = [];
  jest.spyOn(console, 'log').mockImplementation((text: string) => void said.push(...text.split('\n')));
  await run(line);
  jest.restoreAllMocks();
  return said;
}

test.each(commandsOf(program))(
  'the help of "%s" names what it takes, a line each, and the packages',
  async (words, command) => {
    const printed = await help(`${words} --help`);
    expect(printed[0]).toMatch(`Usage: npm run release -- ${words}`.trim());
    const taken = [
      ...command.registeredArguments.map((argument) => argument.name()),
      ...command.options.map((option) => option.flags),
      ...command.commands.map((one) => one.name()),
    ];
    for (const name of taken) expect(printed.filter((line) => line.startsWith(`  ${name} `))).toHaveLength(1);
    expect(printed.at(-1)).toBe('NAME is one of shell, mf-basket, mf-slots');
    expect(await help(`help ${words}`)).toEqual(printed);
  },
);

test('without words the commands are listed', async () => {
  expect(await help('')).toEqual(await help('--help'));
});

/** The commands that the documents show, without remarks and those whose words are left out. */
function documentedCommands(): string[] {
  const docs = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' });
  const pages = ['README.md', 'CONTRIBUTING.md', ...docs.map((file) => `docs/${file}`)];
  const text = pages
    .filter((file) => file.endsWith('.md'))
    .map((page) => readFileSync(join(root, page), 'utf8'))
    .join('\n');
  const shown = [...text.matchAll(/npm run release -- ([a-z][^`\n#&;]+)/g)].map(([, words = '']) => words.trim());
  return [...new Set(shown)].filter((words) => !/…|\[/.test(words));
}

test.each(documentedCommands())('the documented command %s is understood', async (line) => {
  const words = wordsOf(line);
  // Some only name the command.
  if (words.length === 1) expect(program.commands.map((command) => command.name())).toContain(words[0]);
  else expect(await givenTo(words)).not.toEqual([]);
});

test.each([
  ['publish shell --no-build', ['publish', 'shell', { build: false }]],
  ['rollback --reason "slower than before"', ['rollback', undefined, { reason: 'slower than before' }]],
  [
    'canary mf-basket@1 mf-slots --share 5 --business Pipwell,lathmere --business pipwell',
    ['canary show', ['mf-basket@1', 'mf-slots'], { share: 5, business: ['pipwell', 'lathmere'] }],
  ],
  ['canary end mf-basket --channel staging', ['canary end', 'mf-basket', { channel: 'staging' }]],
  ['canary list', ['canary list', {}]],
  ['pin Pipwell', ['pin', 'pipwell', undefined, {}]],
  ['link mf-basket --for 2d', ['link', ['mf-basket'], { for: 172_800_000 }]],
  [
    'watch --shell http://10.0.0.1:4200/ --shell https://b.example --every 1',
    ['watch', { shell: ['http://10.0.0.1:4200', 'https://b.example'], every: 1 }],
  ],
  ['clean --keep 3 --older-than 2d --dry-run', ['clean', { keep: 3, olderThan: 172_800_000, dryRun: true }]],
  ['roles --channel staging', ['roles list', { channel: 'staging' }]],
  [
    'roles add basket-team --packages mf-basket,mf-b* --channels staging --key b.pem --key c.pem --expires 2099-06-01',
    [
      'roles add',
      'basket-team',
      {
        packages: ['mf-basket', 'mf-b*'],
        channels: ['staging'],
        key: ['b.pem', 'c.pem'],
        expires: '2099-06-01T00:00:00.000Z',
      },
    ],
  ],
])('%s is read', async (line, expected) => {
  expect(await givenTo(wordsOf(line))).toEqual(expected);
});

const id = '0123456789abcdef0123456789abcdef';
test.each([
  ['promot', "Unknown command 'promot'. Did you mean promote?"],
  ['help promot', "Unknown command 'promot'. Did you mean promote?"],
  ['status --chanel staging', "Unknown option '--chanel'. Did you mean --channel?"],
  ['publish mf-basket --channel staging', "Unknown option '--channel'"],
  ['--channel staging rollback', "Unknown option '--channel'"],
  ['canary --channel staging end mf-basket', 'Write the action first: canary end, and then its options.'],
  ['canary mf-basket --share 5 --business --allow-misfit', '--business lacks its value: --allow-misfit is an option'],
  ['status mf-basket', "Too many arguments for 'status'. Expected 0 arguments but got 1."],
  ['canary list mf-basket', "Too many arguments for 'list'"],
  ['roles forget', 'Unknown action: forget. Known: list, init, add, rotate, renew, remove'],
  ['canary end', "Missing required argument 'canary'"],
  ['clean --keep 1', "Required option '--older-than <time>' not specified"],
  ['rollback --reason --channel staging', '--reason lacks its value: --channel is an option'],
  [`rollback --reason ${'x'.repeat(201)}`, '--reason takes one line of at most 200 characters.'],
  ['promote', 'Name a package, or a channel with --from.'],
  [`promote --from staging ${id} ${id}`, 'Name one composition at most.'],
  ['promote --from staging latest', "'latest' is not the id of a composition, which has 32 hex digits."],
  ['recover ../../x', "'../../x' is not the id of a composition"],
  ['recover canaries --after -1', `--after takes a whole number from 0 to ${Number.MAX_SAFE_INTEGER}.`],
  ['tested mf-basket@1 a/b passed', "'a/b' cannot name a suite"],
  ['tested mf-basket@1 e2e broken', 'Allowed choices are passed, failed.'],
  ['canary mf-basket --share 101', '--share takes a whole number from 0 to 100.'],
  ['canary mf-basket --share=-1', '--share takes a whole number from 0 to 100.'],
  ['canary mf-basket --name ../x', "'../x' cannot name a canary"],
  ['canary mf-basket --name end', "'end' cannot name a canary"],
  ['canary mf-basket --business ,', '--business takes the names of businesses, comma-separated.'],
  ['pin ///', "'///' cannot name a business."],
  ['view --for ever', '--for takes a number of hours or days, such as 12h or 30d.'],
  ['view --for 0h', '--for takes 1h to 30d.'],
  ['view --for 31d', '--for takes 1h to 30d.'],
  ['watch --shell file:///etc/passwd', "'file:///etc/passwd' is not the address of a shell"],
  ['watch --every 0', '--every takes 1 to 3600 seconds.'],
  ['status --channel canary', "'canary' cannot name a channel"],
  ['develop mf-basket --into staging', '--into takes the address of a storefront'],
  ['develop mf-basket mf-slots --into http://a.test', 'develop takes exactly one name.'],
  ['develop mf-basket --into http://a.test --port 80', '--port takes 1024 to 65535.'],
  ['roles add root --packages a --channels b --key c --expires 2099-06-01', "'root' cannot name a role"],
  ['roles add team --packages ../a --channels b --key c --expires 2099-06-01', '--packages takes names'],
  ['roles renew team --expires 2020-01-01', '--expires takes a day to come, such as 2027-06-01.'],
  ['roles renew team --expires 2999-02-31', '--expires takes a day to come, such as 2027-06-01.'],
  ['roles rotate root --root-key a.pem', 'roles rotate root takes --root-key with each new root key, and --threshold.'],
  ['roles rotate root --root-key a.pem --threshold 1 --leaked', 'roles rotate root takes --root-key'],
  ['roles rotate team --threshold 2', 'roles rotate takes --key with each new key of the role.'],
  ['roles init --expires 2099-06-01 --threshold -1', '--threshold takes a number from 1'],
])('%p is refused with one sentence before anything is opened', async (line, message) => {
  await expect(run(line)).rejects.toThrow(message);
});

test('words that npm has taken the options from are refused with what to type', async () => {
  const example = (workspace: string) => `as in npm run dev${workspace} -- --into https://staging.example.`;
  const wrong = 'develop mf-basket https://staging.example';
  await expect(run(wrong)).rejects.toThrow(`Write -- before the options, ${example(' -w mf-basket')}`);
  await expect(run(wrong, true)).rejects.toThrow(`Write -- before the options, ${example('')}`);
  jest.replaceProperty(process, 'env', { npm_lifecycle_event: 'release', npm_config_channel: 'staging' });
  await expect(run('rollback')).rejects.toThrow('npm took --channel for itself, so nothing was done.');
  jest.restoreAllMocks();
});

test.each([1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6669, 6679, 6697, 10_080])(
  'port %d is refused, because browsers do not connect to it',
  async (port) => {
    const message = `Browsers do not connect to port ${port}: choose another with --port.`;
    await expect(run(`develop mf-basket --into http://a.test --port ${port}`)).rejects.toThrow(new Error(message));
    await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toMatchObject({ cause: new Error('bad port') });
  },
);
