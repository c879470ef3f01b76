import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { test } from '@storefront/testing/storefront-test';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../..');
const OTHERS = 'mf-basket/src/basket/basket.model';

let copy = '';
test.beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'package-boundaries-'));
  const isSource = (path: string) => !/\/(node_modules|dist|test-results)(\/|$)/.test(path);
  for (const name of ['mf-slots', 'mf-basket', 'shell', 'libs', 'tsconfig.base.json', 'package.json'])
    cpSync(join(root, name), join(copy, name), { recursive: true, filter: isSource });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  mkdirSync(join(copy, 'services'));
});
test.afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Builds the copied mf-slots by its own command. */
const build = () =>
  run('npm', ['run', '--silent', 'build'], { cwd: join(copy, 'mf-slots') }).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    (failed: { code: number; stdout: string; stderr: string }) => ({
      code: failed.code,
      output: failed.stdout + failed.stderr,
    }),
  );

/** Imports of other packages, each in a file of its own. */
const imports = [
  `export { itemCount } from '../../../${OTHERS}';`,
  `import * as other from '../../../${OTHERS}';\nexport const used = other;`,
  `export const lazy = () => import('../../../${OTHERS}');`,
  `export const lazy = () => import(/* a comment */ 'mf-basket/src/basket/basket.model');`,
  `declare const require: (path: string) => unknown;\nexport const other = require('../../../${OTHERS}');`,
  "export { evaluateGuards } from '../../../shell/src/browser/in-app/guards';",
  `import type { Basket } from '../../../${OTHERS}';`,
  `export type Basket = import('../../../${OTHERS}').Basket;`,
  "export const lazy = (name: string) => import('../../../' + name);",
  "export const all = import.meta.webpackContext('../../../mf-basket/src');",
  "export { loadRemote as load } from '@module-federation/enhanced/runtime';",
  "declare const federation: Record<string, (id: string) => unknown>;\nexport const page = federation.loadRemote('mf_basket/BasketPage');",
];

/** Styles of other packages, each in a file of its own. */
const styles = [
  "@import '../../../mf-basket/src/basket-page/BasketPage.module.css';",
  '@import url(../../../mf-basket/src/basket-page/BasketPage.module.css);',
  ".own { composes: page from '../../../mf-basket/src/basket-page/BasketPage.module.css'; }",
];

test('[10.03] an import across remotes fails the build, in every form', async () => {
  expect(await build()).toMatchObject({ code: 0 });
  const folder = join(copy, 'mf-slots/src/slots-page');
  for (const [index, code] of imports.entries()) writeFileSync(join(folder, `import-${index}.ts`), code);
  for (const [index, code] of styles.entries()) writeFileSync(join(folder, `style-${index}.module.css`), code);
  const { code, output } = await build();
  expect([1, 2]).toContain(code);
  const files = [...imports.map((_, at) => `import-${at}.ts`), ...styles.map((_, at) => `style-${at}.module.css`)];
  for (const file of files)
    expect(output).toMatch(
      new RegExp(
        `mf-slots may not import .* in src/slots-page/${file}: it belongs to (mf-basket|shell|an unknown package)`,
      ),
    );
});
