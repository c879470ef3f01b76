/** @jest-environment node */
import { commandOptions } from './command-options';
import { readReleaseArguments } from './release-arguments';
import { releaseUsage } from './release-usage';

const packages = ['shell', 'mf-basket', 'mf-catalogue', 'mf-checkout', 'mf-member', 'mf-slots', 'mf-store-search'];
const read = (line: string) => readReleaseArguments(line.split(' ').filter(Boolean), packages);

test.each([
  ['', { command: 'help' }],
  ['promote --dry-run --help', { command: 'help', about: 'promote' }],
  ['status', { command: 'status' }],
  ['log', { command: 'log', last: 20, publications: false }],
  [
    'develop mf-basket --into http://localhost:4200',
    { command: 'develop', name: 'mf-basket', into: 'http://localhost:4200', port: 5173, forMs: 8 * 3_600_000 },
  ],
  [
    'develop mf-basket --into https://staging.example/store --port 6100 --for 1h',
    { command: 'develop', name: 'mf-basket', into: 'https://staging.example', port: 6100, forMs: 3_600_000 },
  ],
  ['who-uses basket:add-item', { command: 'who-uses', thing: 'basket:add-item' }],
  ['who-uses GET /basket', { command: 'who-uses', thing: 'GET /basket' }],
  ['check-api openapi.json', { command: 'check-api', source: 'openapi.json' }],
  [
    'check-api http://127.0.0.1:4210/en-gb/api/openapi.json --channel staging',
    { command: 'check-api', source: 'http://127.0.0.1:4210/en-gb/api/openapi.json', channel: 'staging' },
  ],
  ['log --last 3', { command: 'log', last: 3, publications: false }],
  ['log --publications', { command: 'log', last: 20, publications: true }],
  ['rollback --reason slower', { command: 'rollback', composition: undefined, reason: 'slower' }],
  ['publish mf-basket', { command: 'publish', name: 'mf-basket', build: true, uncommitted: false }],
  ['publish shell --no-build --uncommitted', { command: 'publish', name: 'shell', build: false, uncommitted: true }],
  [
    'promote mf-basket',
    { command: 'promote', versions: [{ name: 'mf-basket', version: undefined }], allowsRemoval: false },
  ],
  [
    'promote mf-basket 0.1.0-a shell mf-slots@0.1.0-b --allow-removal',
    {
      command: 'promote',
      versions: [
        { name: 'mf-basket', version: '0.1.0-a' },
        { name: 'shell', version: undefined },
        { name: 'mf-slots', version: '0.1.0-b' },
      ],
      allowsRemoval: true,
    },
  ],
  [
    'promote shell --channel staging',
    {
      command: 'promote',
      versions: [{ name: 'shell', version: undefined }],
      allowsRemoval: false,
      channel: 'staging',
    },
  ],
  [
    'tested mf-basket@0.1.0-a e2e failed',
    { command: 'tested', version: { name: 'mf-basket', version: '0.1.0-a' }, suite: 'e2e', outcome: 'failed' },
  ],
  [
    'promote mf-basket --despite-failures urgent',
    {
      command: 'promote',
      versions: [{ name: 'mf-basket', version: undefined }],
      allowsRemoval: false,
      reason: 'despite failures: urgent',
      despiteFailures: true,
    },
  ],
  ['promote --from staging', { command: 'promote from', from: 'staging', tested: undefined, allowsRemoval: false }],
  [
    'promote --from staging 0123456789abcdef0123456789abcdef --allow-removal',
    { command: 'promote from', from: 'staging', tested: '0123456789abcdef0123456789abcdef', allowsRemoval: true },
  ],
  [
    'canary mf-basket --share 5',
    {
      command: 'canary',
      name: 'mf-basket',
      versions: [{ name: 'mf-basket', version: undefined }],
      share: 5,
      businesses: undefined,
    },
  ],
  [
    'canary mf-basket@1 mf-slots --name quick-checkout --business Pipwell,lathmere --business pipwell',
    {
      command: 'canary',
      name: 'quick-checkout',
      versions: [
        { name: 'mf-basket', version: '1' },
        { name: 'mf-slots', version: undefined },
      ],
      share: undefined,
      businesses: ['pipwell', 'lathmere'],
    },
  ],
  ['canary end mf-basket', { command: 'canary end', name: 'mf-basket' }],
  ['canary list', { command: 'canary list' }],
  [
    'link 0123456789abcdef0123456789abcdef',
    { command: 'link', composition: '0123456789abcdef0123456789abcdef', forMs: 28_800_000 },
  ],
  [
    'link mf-basket@1 --for 1h',
    { command: 'link versions', versions: [{ name: 'mf-basket', version: '1' }], forMs: 3_600_000 },
  ],
  ['watch', { command: 'watch', shells: [], everyMs: 10_000 }],
  [
    'watch --shell http://10.0.0.1:4200/ --shell https://b.example --every 1',
    { command: 'watch', shells: ['http://10.0.0.1:4200', 'https://b.example'], everyMs: 1_000 },
  ],
  ['view', { command: 'view', forMs: 28_800_000 }],
  ['view --for 2d', { command: 'view', forMs: 172_800_000 }],
  ['pin Pipwell', { command: 'pin', business: 'pipwell', composition: undefined }],
  [
    'pin lathmere 0123456789abcdef0123456789abcdef',
    { command: 'pin', business: 'lathmere', composition: '0123456789abcdef0123456789abcdef' },
  ],
  ['unpin lathmere', { command: 'unpin', business: 'lathmere' }],
  ['rollback', { command: 'rollback', composition: undefined }],
  [
    'rollback 0123456789abcdef0123456789abcdef',
    { command: 'rollback', composition: '0123456789abcdef0123456789abcdef' },
  ],
  ['rollback mf-basket', { command: 'rollback package', name: 'mf-basket' }],
  ['recover canaries --after 7', { command: 'recover canaries', after: 7 }],
  [
    'recover 0123456789abcdef0123456789abcdef --after 7',
    { command: 'recover', composition: '0123456789abcdef0123456789abcdef', after: 7 },
  ],
  ['clean --keep 3 --older-than 2d --dry-run', { command: 'clean', keep: 3, olderThanMs: 172_800_000, dryRun: true }],
])('%p is read', (line, expected) => {
  expect(read(line)).toEqual(expected);
});

test.each([
  ['frobnicate', "There is no command 'frobnicate'"],
  ['promote', 'Name a package'],
  ['log --last many', '--last takes a whole number'],
  [`rollback --reason ${'x'.repeat(201)}`, '--reason takes one line of at most 200 characters'],
  ['tested mf-basket e2e failed', 'tested takes NAME@VERSION, the version that the suite ran with'],
  ['tested mf-basket@0.1.0-a e2e broken', "tested takes a version, a suite's name, and passed or failed"],
  [`promote mf-basket --despite-failures ${'x'.repeat(201)}`, '--despite-failures takes one line'],
  ['promote mf-nothing', "There is no package 'mf-nothing'. The packages are shell, mf-basket"],
  ['promote ../../x', "There is no package '../../x'"],
  ['promote mf-basket 1 2', "There is no package '2'"],
  ['promote mf-basket mf-basket@2', 'mf-basket is named twice'],
  ['promote mf-basket@', "'mf-basket@' is neither a NAME nor a NAME@VERSION."],
  ['promote mf-basket@1@2', "'mf-basket@1@2' is neither a NAME nor a NAME@VERSION."],
  ['publish mf-basket mf-slots', 'This command takes exactly one name'],
  ['rollback ../..', "There is no package '../..'"],
  ['recover ../../x', "'../../x' is not the id of a composition"],
  [
    'recover 0123456789abcdef0123456789abcdef --after -1',
    `--after takes a whole number from 0 to ${Number.MAX_SAFE_INTEGER}.`,
  ],
  ['canary mf-basket --share 101', '--share takes a whole number from 0 to 100.'],
  ['canary mf-basket --share -1', '--share takes a whole number from 0 to 100.'],
  ['canary mf-basket --share=-1', '--share takes a whole number from 0 to 100.'],
  ['--share -1 canary mf-basket', '--share takes a whole number from 0 to 100.'],
  ['log --last -5', '--last takes a whole number from 0 to 9999.'],
  ['watch --every -1', '--every takes a whole number from 0 to 3600.'],
  ['view --for -1h', '--for takes a number of hours or days, such as 12h or 30d.'],
  ['link mf-basket --for -1d', '--for takes a number of hours or days, such as 12h or 30d.'],
  ['develop mf-basket --into http://a.test --port -1', '--port takes a whole number from 0 to 65535.'],
  ['clean --keep -1 --older-than 2d', '--keep takes a whole number from 0 to 999.'],
  ['clean --keep 1 --older-than -2d', '--older-than takes a number of hours or days, such as 12h or 30d.'],
  ['roles init --expires 2099-06-01 --threshold -1', '--threshold takes a number from 1'],
  ['canary mf-basket --share many', '--share takes a whole number from 0 to 100.'],
  ['link', 'Name a package'],
  ['link 0123456789abcdef0123456789abcdef mf-basket', 'This command takes exactly one name'],
  ['link ../x', "There is no package '../x'"],
  ['link mf-basket --for 31d', '--for takes 1h to 30d.'],
  ['watch --shell nonsense', "'nonsense' is not the address of a shell"],
  ['watch --shell file:///etc/passwd', "'file:///etc/passwd' is not the address of a shell"],
  ['develop', 'This command takes exactly one name'],
  [
    'develop mf-basket',
    '--into takes the address of a storefront, as in npm run dev -w mf-basket -- --into https://staging.example.',
  ],
  [
    'develop mf-basket https://staging.example 6100',
    'Write -- before the options, as in npm run dev -w mf-basket -- --into https://staging.example.',
  ],
  ['develop mf-basket mf-slots --into http://a.test', 'This command takes exactly one name'],
  ['develop mf-basket --into staging', '--into takes the address of a storefront'],
  ['develop mf-basket --into http://a.test --port 80', '--port takes 1024 to 65535.'],
  ['develop mf-basket --into http://a.test --port 65536', '--port takes a whole number from 0 to 65535.'],
  ['watch --every 0', '--every takes 1 to 3600 seconds.'],
  ['watch --every 2h', '--every takes a whole number from 0 to 3600.'],
  ['view --for ever', '--for takes a number of hours or days, such as 12h or 30d.'],
  ['view --for 0h', '--for takes 1h to 30d.'],
  ['view --for 31d', '--for takes 1h to 30d.'],
  ['canary', 'Name a package'],
  ['canary mf-nothing', "There is no package 'mf-nothing'"],
  ['canary mf-basket --name ../x', "'../x' cannot name a canary"],
  ['canary mf-basket --name end', "'end' cannot name a canary"],
  ['canary mf-basket --business ,', '--business takes the names of businesses'],
  ['canary end', 'This command takes exactly one name'],
  ['canary end mf-basket mf-slots', 'This command takes exactly one name'],
  ['canary end ../x', "'../x' cannot name a canary"],
  ['pin', 'Name a business'],
  ['pin ///', 'Name a business'],
  ['pin lathmere latest', "'latest' is not the id of a composition"],
  ['pin lathmere 0123456789abcdef0123456789abcdef pipwell', 'Name one business, and one composition at most'],
  ['unpin', 'This command takes exactly one name'],
  ['check-api', 'This command takes exactly one name'],
  ['check-api a.json b.json', 'This command takes exactly one name'],
  ['clean --keep x --older-than 2d', '--keep takes a whole number'],
  ['clean --keep 1', '--older-than takes a number of hours or days, such as 12h or 30d.'],
  ['status --loud', "Unknown option '--loud': see npm run release -- help."],
  ['status -1', "Unknown option '-1': see npm run release -- help."],
  ['canary mf-basket --share --name', "Option '--share' argument is ambiguous: see npm run release -- help."],
  ['log --publications=-1', "Option '--publications' does not take an argument: see npm run release -- help."],
  ['status mf-nothing', "status takes no name, not 'mf-nothing': see npm run release -- help."],
  ['canary list mf-basket', "canary list takes no name, not 'mf-basket': see npm run release -- help."],
  ['log mf-basket', "log takes no name, not 'mf-basket'"],
  ['view mf-basket', "view takes no name, not 'mf-basket'"],
  ['watch mf-basket', "watch takes no name, not 'mf-basket'"],
  ['clean mf-basket --keep 1 --older-than 2d', "clean takes no name, not 'mf-basket'"],
  ['clean --keep', "Option '--keep <value>' argument missing: see npm run release -- help."],
])('%p is refused with one sentence', (line, message) => {
  expect(() => read(line)).toThrow(message);
});

test('roles are named with their packages, channels and keys', () => {
  expect(read('roles')).toEqual({ command: 'roles' });
  expect(read('roles init --expires 2099-06-01')).toEqual({
    ...{ command: 'roles init', rootKeys: [], threshold: 1, expiresAt: '2099-06-01T00:00:00.000Z', signers: [] },
  });
  expect(
    read(
      'roles add basket-team --packages mf-basket,mf-b* --channels staging --key b.pem --expires 2099-06-01 --sign a.pem',
    ),
  ).toEqual({
    ...{ command: 'roles add', name: 'basket-team', packages: ['mf-basket', 'mf-b*'], channels: ['staging'] },
    ...{ keys: ['b.pem'], expiresAt: '2099-06-01T00:00:00.000Z', signers: ['a.pem'] },
  });
  expect(read('roles rotate basket-team --key b.pem --leaked')).toMatchObject({ keys: ['b.pem'], leaked: true });
  expect(read('roles rotate root --root-key a.pem --root-key b.pem --threshold 2')).toEqual({
    ...{ command: 'roles rotate root', rootKeys: ['a.pem', 'b.pem'], threshold: 2, signers: [] },
  });
  expect(read('roles renew --expires 2099-06-01')).toMatchObject({ command: 'roles renew', name: undefined });
});

test.each([
  ['roles add root --packages a --channels b --key c --expires 2099-06-01', "'root' cannot name a role"],
  ['roles add team --channels b --key c --expires 2099-06-01', '--packages takes names'],
  ['roles add team --packages ../a --channels b --key c --expires 2099-06-01', '--packages takes names'],
  ['roles add team --packages a --channels b --expires 2099-06-01', '--key names the file'],
  ['roles add team --packages a --channels b --key c', '--expires takes a day to come'],
  ['roles renew team --expires 2020-01-01', '--expires takes a day to come'],
  ['roles renew team --expires 2999-02-31', '--expires takes a day to come'],
  ['roles renew team --expires soon', '--expires takes a day to come'],
  ['roles init --expires 2099-06-01 --threshold 2', '--threshold takes a number from 1'],
  ['roles remove', 'Name a role'],
  ['roles remove a b', 'Name one role.'],
  ['status --channel canary', "'canary' cannot name a channel"],
  ['status --channel publications', "'publications' cannot name a channel"],
  ['roles forget', "There is no command 'roles forget'"],
])('%s is refused', (line, message) => {
  expect(() => read(line)).toThrow(message);
});

test.each([
  ['promote mf-basket --dry-run', 'promote takes no --dry-run.'],
  ['promote --from staging --share 5', 'promote takes no --share.'],
  ['publish mf-basket --channel staging', 'publish takes no --channel.'],
  ['publish mf-basket --reason slower', 'publish takes no --reason.'],
  ['rollback mf-basket --allow-removal', 'rollback takes no --allow-removal.'],
  ['rollback --no-build', 'rollback takes no --no-build.'],
  ['canary end mf-basket --share 5', 'canary end takes no --share.'],
  ['canary list --reason slower', 'canary list takes no --reason.'],
  ['clean --keep 3 --older-than 2d --for 1h', 'clean takes no --for.'],
  ['check-api a.json --reason upgrade', 'check-api takes no --reason.'],
  ['link mf-basket --last 20', 'link takes no --last.'],
  ['roles --leaked', 'roles takes no --leaked.'],
  ['roles rotate root --root-key a.pem --threshold 1 --leaked', 'roles rotate root takes no --leaked.'],
  ['status --dry-run', 'status takes no --dry-run.'],
  ['--dry-run', 'help takes no --dry-run.'],
])('%s is refused, because the command would ignore the option', (line, message) => {
  expect(() => read(line)).toThrow(new Error(message));
});

test('help of one command shows that command alone, with what all have in common', () => {
  expect(read('help canary end')).toEqual({ command: 'help', about: 'canary end' });
  expect(read('canary end mf-slots --help')).toEqual({ command: 'help', about: 'canary end' });
  const text = releaseUsage(packages, 'canary');
  expect(text).toContain('canary list');
  expect(text).toContain('--reason TEXT');
  expect(text).not.toContain('rollback NAME');
  expect(() => releaseUsage(packages, 'promot')).toThrow("There is no command 'promot'");
});

test('each command takes the options of the usage text, and no others', () => {
  const [commands = '', common = ''] = releaseUsage(packages).split(/^changes of roles take/m);
  const optionsIn = (text: string) => [...text.matchAll(/--([a-z][a-z-]+)/g)].map(([, name = '']) => name);
  const written: Record<string, Set<string>> = { help: new Set() };
  for (const text of commands.split('npm run release -- ').slice(1)) {
    const name = /^(?:canary (?:end|list)|roles rotate root|roles [a-z]+|[a-z-]+)/.exec(text)?.[0] ?? '';
    written[name] = new Set([...(written[name] ?? []), ...optionsIn(text)]);
  }
  const changes = ['promote', 'canary', 'canary end', 'pin', 'unpin', 'rollback', 'retire', 'recover'];
  expect(optionsIn(common)).toEqual(['sign', 'reason', 'allow-misfit', 'channel']);
  for (const [name, options] of Object.entries(written)) {
    if (name.startsWith('roles ')) options.add('sign');
    if (changes.includes(name)) options.add('reason');
    if (['promote', 'canary', 'pin', 'link'].includes(name)) options.add('allow-misfit');
    if (name !== 'publish') options.add('channel');
    expect([name, [...options].sort()]).toEqual([name, [...(commandOptions[name] ?? [])].sort()]);
  }
  expect(Object.keys(written).sort()).toEqual(Object.keys(commandOptions).sort());
});

test.each([1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6669, 6679, 6697, 10_080])(
  'port %d is refused, because browsers do not connect to it',
  async (port) => {
    const message = `Browsers do not connect to port ${port}: choose another with --port.`;
    expect(() => read(`develop mf-basket --into http://a.test --port ${port}`)).toThrow(new Error(message));
    await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toMatchObject({ cause: new Error('bad port') });
  },
);
