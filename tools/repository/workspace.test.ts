import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { remoteNames } from '../run/packages/package-names';

const run = promisify(execFile);
const root = resolve(__dirname, '../..');
const remotes = remoteNames(root);

/** Each starts its own processes. */
const PATIENCE_MS = 300_000;

interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

/** Playwright refuses to run when it sees jest's environment. */
const plainEnvironment = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(JEST_|NODE_ENV$|NODE_OPTIONS$)/.test(name)));

const ended = (command: string, words: string[], cwd: string): Promise<Ended> =>
  run(command, words, { cwd, env: plainEnvironment(), maxBuffer: 1 << 26 }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: Ended) => error,
  );

describe('boundaries between packages', () => {
  let copy = '';
  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'boundaries-'));
    const isSource = (path: string) => !/\/(node_modules|dist|test-results)(\/|$)/.test(path);
    for (const name of [
      'libs',
      'shell',
      'services',
      'tools',
      'e2e',
      'docs',
      'package.json',
      'README.md',
      'CODEOWNERS',
      'tsconfig.base.json',
      ...remotes,
    ])
      cpSync(join(root, name), join(copy, name), { recursive: true, filter: isSource });
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  const tool = (name: string, ...words: string[]) =>
    ended(process.execPath, ['--import', 'tsx', join(root, 'tools', name), copy, ...words], root);
  const check = () => tool('check-boundaries.ts');
  const withContent = async (file: string, content: string, run: () => Promise<Ended>) => {
    const path = join(copy, file);
    const before = readFileSync(path, 'utf8');
    writeFileSync(path, content);
    const outcome = await run();
    writeFileSync(path, before);
    return outcome;
  };
  const withLine = (file: string, line: string, run = check) =>
    withContent(file, `${line}\n${readFileSync(join(copy, file), 'utf8')}`, run);

  test(
    '[10.03] an import across remotes fails the build in every form, and so does one that bypasses the bus or the API library',
    async () => {
      expect(await check()).toMatchObject({ code: 0, stdout: expect.stringContaining('Boundaries hold') });
      const file = 'mf-slots/src/exposes/SlotsPage.tsx';
      const forbidden = [
        "import { readBasket } from 'mf-basket/src/basket/basket.state';",
        "import type { Basket } from '../../../mf-basket/src/basket/basket.state';",
        "export const basket = () => import('../../../mf-basket/src/basket/other.state');",
        "import { evaluateGuards } from '../../../shell/src/browser/in-app/guards';",
        "import { price } from '../../../services/commerce-api/src/modules/basket/prices/price-basket';",
        "import type { TestCard } from '@storefront/sandbox/test-cards';",
        "import { ReleaseStore } from '@storefront/releases/store/release-store';",
        "import { useStorefrontForm } from '@storefront/forms/use-storefront-form';",
      ];
      const { code, stderr } = await withLine(file, forbidden.join('\n'));
      expect(code).toBe(1);
      for (const line of forbidden) expect(stderr).toContain(`${file} imports ${/'(.+)'/.exec(line)?.[1]}`);
      const build = () =>
        ended(
          process.execPath,
          [join(root, 'node_modules/@rspack/cli/bin/rspack.js'), 'build'],
          join(copy, 'mf-slots'),
        );
      const failed = await withLine(file, forbidden[1] ?? '', build);
      expect(failed.code).not.toBe(0);
      expect(failed.stderr).toContain('mf-slots may not import ../../../mf-basket/src/basket/basket.state');
      // The build's own step: the lint that `npm test` begins with.
      const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { lint: string } };
      expect(scripts.lint).toContain('check-boundaries');
    },
    PATIENCE_MS,
  );

  test(
    'an import that the package.json of its package does not declare fails the lint, in product code and in tests',
    async () => {
      const undeclared = "import { Mode } from '@storefront/settings/mode';";
      const withImports = () =>
        withLine('libs/money/src/format-money.ts', undeclared, () =>
          withLine('libs/money/src/format-money.test.ts', undeclared),
        );
      const fault = (file: string) =>
        `libs/money/src/${file} imports @storefront/settings/mode: the package.json of libs/money does not declare @storefront/settings\n`;
      const { code, stderr } = await withImports();
      expect(code).toBe(1);
      expect(stderr).toHaveLength(fault('format-money.ts').length + fault('format-money.test.ts').length);
      for (const file of ['format-money.ts', 'format-money.test.ts']) expect(stderr).toContain(fault(file));
      const manifest = 'libs/money/package.json';
      const declaration = '{ "devDependencies": { "@storefront/settings": "*" },';
      const declared = readFileSync(join(copy, manifest), 'utf8').replace('{', declaration);
      expect(await withContent(manifest, declared, withImports)).toMatchObject({ code: 0, stderr: '' });
    },
    PATIENCE_MS,
  );

  test(
    'an import of a higher floor of commerce-api and a circle of its files at run time fail the lint',
    async () => {
      const modules = 'services/commerce-api/src/modules';
      const upwards = "import type { BasketRow } from '../basket/basket.repository';";
      expect(await withLine(`${modules}/slots/zone-places.ts`, upwards)).toMatchObject({
        code: 1,
        stderr:
          'commerce-api: modules/slots/zone-places.ts imports modules/basket/basket.repository.ts: modules/basket is on a higher floor\n',
      });
      const back = "import '../lines/list-rows';";
      const { code, stderr } = await withLine(`${modules}/basket/prices/price-basket.ts`, back);
      expect(code).toBe(1);
      expect(stderr).toMatch(/^commerce-api: modules\/basket\/[\w/-]+\.ts imports .+\n$/);
    },
    PATIENCE_MS,
  );

  test(
    'a fact or command that is not used, a handler without a file and an outdated contracts page fail the lint',
    async () => {
      const file = 'mf-slots/src/slots-page/reservation/use-reserve.ts';
      const checkPage = () => tool('contracts.ts', '--check');
      const emit = "busFor('mf-slots').emit('slots:changed', {});";
      expect(await withLine(file, emit)).toMatchObject({
        code: 1,
        stderr: "no package listens to 'slots:changed' of mf-slots\n",
      });
      expect(await withLine(file, "bus.handle('slots:change', change);")).toMatchObject({
        code: 1,
        stderr: "mf-slots handles [change], but src/handlers has []\nno package requests 'slots:change' of mf-slots\n",
      });
      const contract = "const oldFacts = { 'slots:released': Nothing };";
      expect(await withLine('libs/bus/src/contracts/slots.contract.ts', contract)).toMatchObject({
        code: 1,
        stderr: "the fact 'slots:released' is declared but never emitted\n",
      });
      expect(await checkPage()).toMatchObject({ code: 0 });
      expect(await withLine(file, emit, checkPage)).toMatchObject({
        code: 1,
        stderr: `docs/contracts/README.md is out of date. Run: npm run contracts
mf-slots/README.md is out of date. Run: npm run contracts
`,
      });
    },
    PATIENCE_MS,
  );
});
