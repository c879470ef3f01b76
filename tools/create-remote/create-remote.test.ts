/** @jest-environment node */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assertRegistryHas } from './assert-registry-has';
import { createRemoteFolder } from './create-remote-folder';

const root = join(import.meta.dirname, '../..');
const work = mkdtempSync(join(tmpdir(), 'create remote '));
afterAll(() => rmSync(work, { recursive: true, force: true }));

const write = (name: string, target = join(work, name), steps: Parameters<typeof createRemoteFolder>[2] = {}) =>
  createRemoteFolder(root, { name, target, registry: 'https://npm.example.com/' }, steps);

test.each([
  ['mf-lists', 'lists', 'ListsPage', 'Lists'],
  ['mf-a', 'a', 'APage', 'A'],
  ['mf-page', 'page', 'PagePage', 'Page'],
  ['mf-lists-2', 'lists-2', 'Lists2Page', 'Lists 2'],
  ['mf-example', 'example', 'ExamplePage', 'Example'],
  ['mf-example-lists', 'example-lists', 'ExampleListsPage', 'Example Lists'],
  ['mf-my-example', 'my-example', 'MyExamplePage', 'My Example'],
])('%s has its own names everywhere', async (name, short, page, title) => {
  await write(name);
  const text = (file: string) => readFileSync(join(work, name, file), 'utf8');
  expect(text('remote.ts')).toContain(`name: '${name}',`);
  expect(text('remote.ts')).toContain(`path: '/${short}',`);
  expect(text('remote.ts')).toContain(`expose: './${page}',`);
  expect(text('remote.ts')).toContain(`label: '${title}'`);
  expect(text(`src/${short}.contract.ts`)).toContain(`'${name}': { prefix: '${short}'; state: never };`);
  expect(text('remote.ts')).toContain(`from './src/${short}.contract';`);
  for (const [file, use] of [
    ['src/exposes/handlers.ts', `bus.handle('${short}:find', `],
    ['src/handlers/find.ts', `bus.emit('${short}:found', `],
  ] as const)
    expect([text(file), text(`src/${short}.contract.ts`)]).toEqual([
      expect.stringContaining(use),
      expect.stringContaining(`  ${/'.*'/.exec(use)?.[0]}: `),
    ]);
  expect(text('src/postcode-form/PostcodeForm.tsx')).toContain(`action={actionPath('${short}', 'find')}`);
  expect(text(`src/exposes/${page}.tsx`)).toContain(`>${title}</PageTitle>`);
  expect(text('README.md')).toContain(`npm run release -- publish ${name} `);
  expect(readdirSync(join(work, name, 'e2e'))).toEqual([`${short}.spec.ts`]);
  expect(JSON.parse(text('package.json'))).toMatchObject({ name });
});

test.each(['lists', '../mf-lists', 'mf-', 'mf-1x', 'mf-Lists', 'mf-a--b', 'mf-a-', `mf-${'a'.repeat(38)}`])(
  '%s is no name',
  (name) =>
    expect(write(name)).rejects.toThrow(
      `'${name}' cannot name a remote: use mf-, a letter, and up to 36 more letters a to z, digits and single hyphens.`,
    ),
);

test.each([
  ...['shell', 'tv', 'faqs', 'store-all', 'cookies', 'deep-link'],
  ...['about', 'delivery', 'terms', 'healthz', 'readyz', 'assets', 'en-gb'],
])('%s is a name of the storefront itself', async (short) => {
  await expect(write(`mf-${short}`)).rejects.toThrow(
    `The storefront uses the name '${short}' already: choose another for the remote.`,
  );
  expect(existsSync(join(work, `mf-${short}`))).toBe(false);
});

test.each(['', 'lists', 'tools/..lists'])('a folder in this repository is refused: %s', async (folder) => {
  const target = join(root, folder);
  await expect(write('mf-gifts', target)).rejects.toThrow(
    `${target} is inside this repository: name a folder outside it.`,
  );
});

test('a remote whose packages are not installed can be created again, and folders that were there stay', async () => {
  const there = join(work, 'there');
  mkdirSync(there);
  const fail = () => {
    throw new Error('The step failed.');
  };
  for (const target of [there, join(work, 'new/folder')])
    for (const steps of [{ check: fail }, { install: async () => fail() }]) {
      await expect(write('mf-gifts', target, steps)).rejects.toThrow('The step failed.');
      expect(readdirSync(there)).toEqual([]);
      expect(existsSync(join(work, 'new'))).toBe(false);
    }
  await write('mf-gifts', there);
  const before = readdirSync(there);
  await expect(write('mf-gifts', there)).rejects.toThrow(
    `${there} exists and is not an empty folder, so nothing was written.`,
  );
  expect(readdirSync(there)).toEqual(before);
});

test('a registry that is away or does not reply is one sentence, in time', async () => {
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  jest.replaceProperty(process, 'env', { ...process.env, npm_config_loglevel: 'silent' });
  const registry = `http://127.0.0.1:${port}/`;
  const closed = () => new Promise((resolve) => server.close(resolve));
  // A server that stays open would keep a failed run from ending.
  server.unref();
  // The call blocks this process, so the server accepts a connection and never replies.
  expect(() => assertRegistryHas(registry, '@storefront/ui@^0.1.0', 3_000)).toThrow(
    `The registry ${registry} did not reply within 3 s, so nothing was written.`,
  );
  await closed();
  expect(() => assertRegistryHas(registry, '@storefront/ui@^0.1.0')).toThrow(
    `The registry ${registry} cannot be read (ECONNREFUSED), so nothing was written.`,
  );
  jest.restoreAllMocks();
}, 30_000);

test('--help prints the usage', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', join(root, 'tools/create-remote.ts'), '--help'],
    { cwd: root, env: { ...process.env, NODE_OPTIONS: '' }, encoding: 'utf8' },
  );
  expect([status, stdout, stderr]).toEqual([
    0,
    expect.stringMatching(/^Usage: npm run create:remote -- mf-lists .*\n$/),
    '',
  ]);
});

test.each([
  ['SIGINT', 130, 'new/folder'],
  ['SIGTERM', 143, 'empty'],
] as const)(
  '%s during the installation ends with %i and leaves nothing in the folder',
  async (signal, code, folder) => {
    const stopped = join(work, 'stopped');
    const bin = join(stopped, 'bin');
    const target = join(stopped, folder);
    for (const path of [bin, join(stopped, 'empty')]) mkdirSync(path, { recursive: true });
    // In place of the registry it has each library, and an installation that takes a minute.
    const npm = `#!/bin/sh
[ "$1" = view ] && echo 0.1.0 && exit
mkdir -p node_modules/half && echo installing && sleep 60`;
    writeFileSync(join(bin, 'npm'), npm, { mode: 0o755 });
    const words = ['mf-gifts', target, '--registry', 'https://npm.example.com'];
    const command = spawn(process.execPath, ['--import', 'tsx', join(root, 'tools/create-remote.ts'), ...words], {
      cwd: root,
      env: { ...process.env, NODE_OPTIONS: '', PATH: `${bin}:${process.env.PATH}` },
    });
    const said = { output: '', errors: '' };
    command.stderr.on('data', (chunk: Buffer) => {
      said.errors += chunk;
    });
    command.stdout.on('data', (chunk: Buffer) => {
      said.output += chunk;
      if (!said.output.endsWith('installing\n')) return;
      said.output += readdirSync(target).includes('remote.ts') ? 'written\n' : '';
      command.kill(signal);
    });
    expect(await new Promise((ended) => command.once('close', ended))).toBe(code);
    expect(said).toEqual({
      output: 'Installing its packages\ninstalling\nwritten\n',
      errors: `The installation was stopped, so nothing was left in ${target}.\n`,
    });
    // A folder that was there stays, and no other is left.
    expect(readdirSync(stopped).sort()).toEqual(['bin', 'empty']);
    expect(readdirSync(join(stopped, 'empty'))).toEqual([]);
  },
  60_000,
);

describe('the release workflow', () => {
  const secrets = {
    RELEASE_KEY_PEM: 'private key',
    RELEASE_PUBLIC_KEY_PEM: 'public key',
    RELEASES_BUCKET_URL: 'https://name.s3.eu-west-2.amazonaws.com',
    STOREFRONT_URL: 'https://shop.example',
  };
  const bin = join(work, 'bin');
  const calls = join(work, 'calls.txt');
  let workflow: string;
  beforeAll(async () => {
    await write('mf-gifts');
    workflow = readFileSync(join(work, 'mf-gifts/.github/workflows/release.yml'), 'utf8');
    mkdirSync(bin);
    // Prints what the commands print; `publish` after the output of a build.
    const command = `#!/bin/sh
echo "$*\${STOREFRONT_LINK:+ on $STOREFRONT_LINK}" >> '${calls}'
case "$*" in *"$FAILING_COMMAND"*) [ -z "$FAILING_COMMAND" ] || exit 1;; esac
case "$*" in
  *' e2e') exit 0;;
  *' publish '*) echo compiled; echo 'Published mf-gifts 0.1.0-3fa9c2d1e0aa';;
  *' link '*) echo 'https://shop.example/en-gb/preview?pass=it'; echo 'It expires at noon.';;
esac
cat "$RELEASE_KEY" "$RELEASE_PUBLIC_KEY" >> '${calls}'
`;
    writeFileSync(join(bin, 'npm'), command, { mode: 0o755 });
  });
  beforeEach(() => writeFileSync(calls, ''));

  /** Runs the workflow's last step, with the shell's options of GitHub. */
  function runLastStep(environment: Readonly<Record<string, string>>) {
    const [, script = ''] = /\n {8}run: \|\n((?: {10}.*\n)+)$/.exec(workflow) ?? [];
    const env = { ...process.env, PATH: `${bin}:${process.env.PATH}`, RUNNER_TEMP: work, ...environment };
    const words = ['-e', '-c', script];
    return { ...spawnSync('bash', words, { env, encoding: 'utf8' }), calls: readFileSync(calls, 'utf8') };
  }

  test('has the secrets of the how-to, and runs for main only', () => {
    expect(workflow).toContain('on:\n  push:\n    branches: [main]\n');
    const names = [...workflow.matchAll(/\$\{\{ secrets\.(\w+) \}\}/g)].map(([, name]) => name);
    expect(names).toHaveLength(7);
    const howTo = readFileSync(join(root, 'docs/how-to/own-repository.md'), 'utf8');
    for (const name of names) expect(howTo).toContain(`| \`${name}\` |`);
  });

  const release = (words: string) => `run --silent release -- ${words}\n`;
  const keys = 'private key\npublic key\n';
  const published = `${release('publish mf-gifts')}${keys}`;
  const linked = `${release('link mf-gifts@0.1.0-3fa9c2d1e0aa --for 1h')}${keys}`;
  const suite = 'run --silent e2e on https://shop.example/en-gb/preview?pass=it\n';

  test('publishes with the keys in files, runs the browser suite on that version, and tries it', () => {
    expect(runLastStep(secrets)).toMatchObject({
      status: 0,
      calls: `${published}${linked}${suite}${release('canary mf-gifts@0.1.0-3fa9c2d1e0aa --share 5')}${keys}`,
    });
  });

  test.each([
    ['nothing was published', 'publish', release('publish mf-gifts')],
    ['the storefront refuses the version', 'link', published + linked.replace(keys, '')],
    ['the browser suite fails', 'e2e', published + linked + suite],
  ])('starts no canary when %s', (_when, command, calls) => {
    expect(runLastStep({ ...secrets, FAILING_COMMAND: ` ${command}` })).toMatchObject({ status: 1, calls });
  });

  test('releases nothing without a bucket', () => {
    const withoutBucket = runLastStep({ ...secrets, RELEASES_BUCKET_URL: '' });
    expect(withoutBucket.stderr).toContain('RELEASES_BUCKET_URL: is no secret of this repository');
    expect([withoutBucket.status, withoutBucket.calls]).toEqual([1, '']);
  });
});
