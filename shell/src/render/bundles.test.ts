/** @jest-environment node */
import { Bundles } from './bundles';

const bundle = (code: string, name = 'mf-a') => ({ name, version: '1.0.0', code: Buffer.from(code) });
const exposing = (expose: string) => [{ package: 'mf-a', expose }];

test('a bundle’s modules are found by package and expose', () => {
  const bundles = new Bundles({
    bundles: [bundle('module.exports = { APage: { load: 1 }, actions_add_item: { next: 2 } };')],
    exposes: exposing('./APage'),
  });
  expect(bundles.expose('mf-a', './APage')).toEqual({ load: 1 });
  expect(bundles.expose('mf-a', './actions/add-item')).toEqual({ next: 2 });
});

test('a bundle is evaluated once, and shares the libraries of the process', () => {
  const code = `const { atom } = require('nanostores'); module.exports.APage = { store: atom(1), nanostores: require('nanostores') };`;
  const bundles = new Bundles({ bundles: [bundle(code)], exposes: exposing('./APage') });
  expect(bundles.expose('mf-a', './APage')).toBe(bundles.expose('mf-a', './APage'));
  expect(bundles.expose('mf-a', './APage').nanostores).toBe(require('nanostores'));
});

test.each(['node:fs', 'fs', 'child_process', '../keys', 'constructor'])('a bundle cannot require %s', (request) => {
  const content = { bundles: [bundle(`require('${request}')`)], exposes: [] };
  expect(() => new Bundles(content)).toThrow(`mf-a requires '${request}', which is not a shared library.`);
});

test('a composition is refused when a bundle throws or does not export what its manifest declares', () => {
  const throwing = { bundles: [bundle('throw new Error("broken")')], exposes: [] };
  expect(() => new Bundles(throwing)).toThrow('broken');
  const empty = { bundles: [bundle('')], exposes: exposing('./APage') };
  expect(() => new Bundles(empty)).toThrow('mf-a does not expose ./APage.');
  expect(() => new Bundles({ bundles: [], exposes: exposing('./APage') })).toThrow('mf-a does not expose ./APage.');
});
