/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { COMPUTED, LOAD_REMOTE, moduleRequests } from './module-requests';
import { packageOfRequest } from './package-of-request';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'module-requests-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const requestsOf = (code: string, name = 'file.ts') => {
  writeFileSync(join(folder, name), code);
  return moduleRequests(join(folder, name));
};

test.each([
  "import a from 'x';",
  "import 'x';",
  "import * as a from 'x';",
  "import type { A } from 'x';",
  "import { type A } from 'x';",
  "export { a } from 'x';",
  "export * from 'x';",
  "export * as a from 'x';",
  "export type { A } from 'x';",
  "const a = () => import('x');",
  "const a = () => import(/* a comment */ 'x');",
  "const a = () =>\n  import(\n    'x',\n  );",
  'const a = () => import(`x`);',
  "type A = import('x').A;",
  "type A = typeof import('x');",
  "import a = require('x');",
  "const a = require('x');",
  "const a = require.resolve('x');",
  "const a = import.meta.resolve('x');",
  "const a = new URL('x', import.meta.url);",
  "const a = new Worker(new URL('x', import.meta.url));",
  "const a = new Worker('x');",
  "const a = module.require('x');",
  "const a = (0, require)('x');",
  "const a = require['resolve']('x');",
  "const a = require.resolveWeak('x');",
  "jest.mock('x', () => ({}));",
  "jest.unstable_mockModule('x', () => ({}));",
  "const a = jest.createMockFromModule('x');",
  "  /// <reference types='x' />",
  "const a = jest.requireActual('x');",
  "/// <reference path='x' />",
  "import a from 'x' with { type: 'json' };",
  "import\na\nfrom\n'\\x78';",
])('%s names a module', (code) => {
  expect(requestsOf(code)).toEqual(['x']);
});

test('a specifier computed at run time is reported as such', () => {
  expect(requestsOf("const a = (name: string) => import('../' + name);")).toEqual([COMPUTED]);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the placeholder is part of the parsed code
  expect(requestsOf('const a = (name: string) => import(`../${name}/b`);')).toEqual([COMPUTED]);
  expect(requestsOf('const a = (name: string) => require(name);')).toEqual([COMPUTED]);
});

test.each([
  "const a = createRequire(import.meta.url); a('x');",
  "const a = createRequire(import.meta.url)('x');",
  "const a = require.context('x');",
  "const a = import.meta.webpackContext('x');",
  "const a = import.meta.glob('x');",
  "const a = require; a('x');",
  "let a; a = require; a('x');",
  "load(require, 'x');",
  'const a = { require };',
  "const { resolve } = require; resolve('x');",
  "[require].map((a) => a('x'));",
  "import { createRequire as make } from 'node:module'; make('/a')('x');",
  "import module from 'node:module'; module.createRequire('/a')('x');",
])('%s can load any module', (code) => {
  expect(requestsOf(code)).toContain(COMPUTED);
});

test.each([
  "const a = loadRemote('mf_basket/BasketPage');",
  "const a = federation?.loadRemote('mf_basket/BasketPage');",
  'const { loadRemote: a } = federation;',
])('%s loads a module of a remote', (code) => {
  expect(requestsOf(code)).toEqual([LOAD_REMOTE]);
});

test('imports of types alone can be left out', () => {
  const code = `import type { A } from 'a'; import { type B } from 'b'; import { type C, d } from 'd';
import 'e'; import * as f from 'f'; export type { G } from 'g'; export { h } from 'h'; type I = import('i').I;`;
  writeFileSync(join(folder, 'types.ts'), code);
  expect(moduleRequests(join(folder, 'types.ts'), { types: false })).toEqual(['d', 'e', 'f', 'h']);
});

test('strings and comments that look like imports are ignored', () => {
  expect(requestsOf("const a = \"import b from 'x'\"; // import c from 'y'\nconst d = `require('z')`;")).toEqual([]);
  expect(requestsOf("map.set('x', new Map()); list.resolve('x');")).toEqual([]);
  expect(requestsOf('const a = { require: 1 }; a.require; typeof require; (require: 1) => 1;')).toEqual([]);
});

test('TSX and plain JavaScript are parsed too', () => {
  expect(requestsOf("import a from 'x'; export const B = () => <a />;", 'file.tsx')).toEqual(['x']);
  expect(requestsOf("const a = require('x'); module.exports = a;", 'file.cjs')).toEqual(['x']);
});

test('style sheets are read too', () => {
  expect(requestsOf("@import 'x';\n.a {\n  composes: b c from 'y';\n}", 'file.module.css')).toEqual(['x', 'y']);
});

test('a request is attributed to the workspace package that it resolves to, in any form', () => {
  for (const [path, name] of [
    ['mf-basket', 'mf-basket'],
    ['libs/ui', '@storefront/ui'],
    ['services/sandbox', '@storefront/sandbox'],
    ['services/commerce-api', 'commerce-api'],
  ] as const) {
    mkdirSync(join(folder, path), { recursive: true });
    writeFileSync(join(folder, path, 'package.json'), JSON.stringify({ name }));
  }
  const of = (request: string) => packageOfRequest(folder, join(folder, 'mf-slots/src/a/b.ts'), request);
  expect(of('../c')).toBe('mf-slots');
  expect(of('../../../mf-basket/src/a')).toBe('mf-basket');
  expect(of('../../../libs/ui/src/button?raw')).toBe('libs/ui');
  expect(of(join(folder, 'mf-basket/src/a'))).toBe('mf-basket');
  expect(of(pathToFileURL(join(folder, 'services/sandbox/src/a.ts')).href)).toBe('services/sandbox');
  expect(of('mf-basket/src/a')).toBe('mf-basket');
  expect(of('commerce-api/src/a')).toBe('services/commerce-api');
  expect(of('@storefront/ui/button')).toBe('libs/ui');
  expect(of('@storefront/sandbox/test-cards')).toBe('services/sandbox');
  expect(of('react')).toBeUndefined();
  expect(of('node:fs')).toBeUndefined();
});
