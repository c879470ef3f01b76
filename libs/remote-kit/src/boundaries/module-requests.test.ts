/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COMPUTED, moduleRequests } from './module-requests';
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
  "jest.mock('x', () => ({}));",
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

test('strings and comments that look like imports are ignored', () => {
  expect(requestsOf("const a = \"import b from 'x'\"; // import c from 'y'\nconst d = `require('z')`;")).toEqual([]);
  expect(requestsOf("map.set('x', new Map()); list.resolve('x');")).toEqual([]);
});

test('TSX and plain JavaScript are parsed too', () => {
  expect(requestsOf("import a from 'x'; export const B = () => <a />;", 'file.tsx')).toEqual(['x']);
  expect(requestsOf("const a = require('x'); module.exports = a;", 'file.cjs')).toEqual(['x']);
});

test('a request is attributed to the workspace package that it resolves to, in any form', () => {
  const of = (request: string) => packageOfRequest('/w', '/w/mf-slots/src/a/b.ts', request);
  expect(of('../c')).toBe('mf-slots');
  expect(of('../../../mf-basket/src/a')).toBe('mf-basket');
  expect(of('../../../libs/ui/src/button?raw')).toBe('libs/ui');
  expect(of('/w/mf-basket/src/a')).toBe('mf-basket');
  expect(of('file:///w/services/sandbox/src/a.ts')).toBe('services/sandbox');
  expect(of('mf-basket/src/a')).toBe('mf-basket');
  expect(of('commerce-api/src/a')).toBe('services/commerce-api');
  expect(of('@storefront/ui/button')).toBe('libs/ui');
  expect(of('react')).toBeUndefined();
  expect(of('node:fs')).toBeUndefined();
});
