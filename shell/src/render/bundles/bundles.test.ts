/** @jest-environment node */
import * as nanostores from 'nanostores';
import { Bundles } from './bundles';
import { SharedModules } from './shared-modules';

const bundle = (code: string, builtAgainst = {}) => ({
  name: 'mf-a',
  version: '1.0.0',
  builtAgainst,
  code: Buffer.from(code),
});
const shared = new SharedModules([
  { request: 'nanostores', version: '1.5.5', module: nanostores },
  { request: 'yup', version: '1.7.1', module: 'yup 1' },
  { request: 'yup', version: '2.3.0', module: 'yup 2' },
  { request: 'react/jsx-runtime', version: '19.3.1', module: 'React 19' },
]);
const exposing = (expose: string) => [{ package: 'mf-a', expose }];

test('a bundle’s modules are found by package and expose', () => {
  const code = 'module.exports = { APage: { load: 1 }, actions_add_item: { next: 2 } };';
  const bundles = new Bundles({ bundles: [bundle(code)], exposes: exposing('./APage') }, shared);
  expect(bundles.expose('mf-a', './APage')).toEqual({ load: 1 });
  expect(bundles.expose('mf-a', './actions/add-item')).toEqual({ next: 2 });
});

test('a bundle is evaluated once, and shares the libraries of the process', () => {
  const code = `const { atom } = require('nanostores'); module.exports.APage = { store: atom(1), nanostores: require('nanostores') };`;
  const bundles = new Bundles({ bundles: [bundle(code)], exposes: exposing('./APage') }, shared);
  expect(bundles.expose('mf-a', './APage')).toBe(bundles.expose('mf-a', './APage'));
  expect(bundles.expose('mf-a', './APage').nanostores).toBe(nanostores);
});

test.each(['node:fs', 'fs', 'child_process', '../keys', 'constructor'])('a bundle cannot require %s', (request) => {
  const content = { bundles: [bundle(`require('${request}')`)], exposes: [] };
  expect(() => new Bundles(content, shared)).toThrow(`mf-a 1.0.0: '${request}' is not a shared library.`);
});

test('a composition is refused when a bundle throws or does not export what its manifest declares', () => {
  const throwing = { bundles: [bundle('throw new Error("broken")')], exposes: [] };
  expect(() => new Bundles(throwing, shared)).toThrow('broken');
  const empty = { bundles: [bundle('')], exposes: exposing('./APage') };
  expect(() => new Bundles(empty, shared)).toThrow('mf-a does not expose ./APage.');
  const none = { bundles: [], exposes: exposing('./APage') };
  expect(() => new Bundles(none, shared)).toThrow('mf-a does not expose ./APage.');
});

const requiring = (request: string, builtAgainst: object) => {
  const code = `module.exports.APage = { library: require('${request}') };`;
  return new Bundles({ bundles: [bundle(code, builtAgainst)], exposes: exposing('./APage') }, shared);
};

test.each([
  ['yup', { yup: '1.6.0' }, 'yup 1'],
  ['yup', { yup: '2.0.0' }, 'yup 2'],
  // The page has the patch, and the server is restarted later.
  ['yup', { yup: '2.4.0' }, 'yup 2'],
  // An open page of an earlier composition, after the server has moved to the next React.
  ['react/jsx-runtime', { react: '18.3.1' }, 'React 19'],
])('a bundle gets %s for what it was built against: %j', (request, builtAgainst, library) => {
  expect(requiring(request, builtAgainst).expose('mf-a', './APage')).toEqual({ library });
});

test('a bundle is refused when the server has no version of that major', () => {
  const message = "mf-a 1.0.0: 'yup' is needed in version 3.0.0, and the server has 2.3.0 and 1.7.1.";
  expect(() => requiring('yup', { yup: '3.0.0' })).toThrow(message);
});
