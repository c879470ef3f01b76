/** @jest-environment node */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import type { Compiler } from '@rspack/core';
import { PackageBoundaryPlugin } from './package-boundary-plugin';

let workspace = '';
beforeEach(() => {
  workspace = realpathSync(mkdtempSync(join(tmpdir(), 'package-boundary-')));
  for (const folder of ['mf-a', 'mf-b', 'libs/ui', 'services/commerce-api', 'node_modules/react'])
    write(`${folder}/package.json`, JSON.stringify({ name: folder.replace('libs', '@storefront') }));
});
afterEach(() => rmSync(workspace, { recursive: true, force: true }));

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(workspace, path)), { recursive: true });
  writeFileSync(join(workspace, path), text);
};

type Finish = (modules: readonly { readonly resource: string }[]) => void;

/**
 * Builds mf-a.
 * @param bundled paths of the files that the bundler has resolved
 * @param watchMode whether it is built again after each edit
 * @returns the build's errors and warnings, and the paths of files outside the bundle whose edits start a build
 */
function compile(bundled: readonly string[], watchMode: boolean) {
  const finish: Finish[] = [];
  const finishModules = { tap: (_name: string, run: Finish) => finish.push(run) };
  const compilation = {
    errors: [] as Error[],
    warnings: [] as Error[],
    fileDependencies: new Set<string>(),
    hooks: { finishModules },
  };
  const before: (() => void)[] = [];
  const compiler = {
    watchMode,
    webpack: { WebpackError: Error },
    hooks: {
      beforeRun: { tap: (_name: string, run: () => void) => before.push(run) },
      compilation: { tap: (_name: string, run: (given: typeof compilation) => void) => run(compilation) },
    },
  } as unknown as Compiler;
  new PackageBoundaryPlugin(join(workspace, 'mf-a')).apply(compiler);
  if (!watchMode) for (const run of before) run();
  for (const run of finish) run(bundled.map((path) => ({ resource: join(workspace, path) })));
  const texts = (faults: readonly Error[]) => faults.map(({ message }) => message.replaceAll(`${workspace}/`, ''));
  const { errors, warnings, fileDependencies } = compilation;
  const watched = [...fileDependencies].map((file) => relative(workspace, file));
  return { errors: texts(errors), warnings: texts(warnings), watched };
}

const build = (bundled: readonly string[] = []) => compile(bundled, false).errors;

test('a package may import itself, the libs and the registry', () => {
  write('mf-a/src/a.ts', `import './b'; import '@storefront/ui/button'; import 'react'; import 'node:fs';`);
  expect(build(['mf-a/src/b.ts', 'libs/ui/button.tsx', 'node_modules/react/index.js?x'])).toEqual([]);
});

test.each([
  ['another remote', `import { b } from '../../mf-b/src/b'`, '../../mf-b/src/b in src/a.ts: it belongs to mf-b'],
  ['a type of another remote', `import type { B } from 'mf-b/src/b'`, 'mf-b/src/b in src/a.ts: it belongs to mf-b'],
  ['a service', `await import('../../services/commerce-api/x')`, '../../services/commerce-api/x in src/a.ts'],
  ['a computed path', 'await import(name)', 'a computed path in src/a.ts'],
])('a source that imports %s stops the build before anything is resolved', (_what, code, message) => {
  write('mf-a/src/a.ts', code);
  expect(() => build()).toThrow(`mf-a may not import ${message}`);
});

test('a style sheet of another remote stops the build too', () => {
  write('mf-a/src/a.module.css', `@import '../../mf-b/src/b.module.css';`);
  expect(() => build()).toThrow(
    'mf-a may not import ../../mf-b/src/b.module.css in src/a.module.css: it belongs to mf-b',
  );
});

test.each([
  ['the federation runtime', `import '@module-federation/enhanced/runtime'`],
  ['a loaded remote', `instance.loadRemote('mf_b/Page')`],
])('%s belongs to the shell', (_what, code) => {
  write('mf-a/src/a.ts', code);
  expect(() => build()).toThrow(/in src\/a\.ts: it belongs to shell/);
});

test('the build fails when a file of another package is in the bundle, by any kind of import', () => {
  const [fault] = build(['mf-b/src/b.ts']);
  expect(fault).toBe('mf-a may not import mf-b/src/b.ts: it belongs to mf-b');
});

const BROKEN = 'export const a = 1;\n\nexport const b = ;\n';
const FAULT = 'mf-a/src/a.ts:3: Expression expected';

test('a syntax error stops the build with its file and line', () => {
  write('mf-a/src/a.ts', BROKEN);
  expect(() => build()).toThrow(new Error(join(workspace, FAULT)));
});

test('while edits are watched, each fault of a source is a warning, and the next edit of its file starts a build', () => {
  write('mf-a/src/a.ts', BROKEN);
  write('mf-a/src/b.ts', `import type { B } from 'mf-b/src/b'`);
  expect(compile([], true)).toEqual({
    errors: [],
    warnings: [FAULT, 'mf-a may not import mf-b/src/b in src/b.ts: it belongs to mf-b'],
    watched: ['mf-a/src/a.ts', 'mf-a/src/b.ts'],
  });
});

test('sources that cannot be listed are a warning while edits are watched, and stop a build', () => {
  write('mf-a/src', '');
  expect(compile([], true).warnings).toEqual([expect.stringContaining('ENOTDIR')]);
  expect(() => build()).toThrow('ENOTDIR');
});

test('a syntax error of a bundled file is reported by the compiler alone', () => {
  write('mf-a/src/a.ts', BROKEN);
  expect(compile(['mf-a/src/a.ts'], true)).toEqual({ errors: [], warnings: [], watched: [] });
});
