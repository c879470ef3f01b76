import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { declaredBusNames } from './declared-bus-names';
import { unusedBusNames } from './unused-bus-names';

const none = { emits: [], reactsTo: [], handles: [], requests: [] };
const help = { ...none, name: 'mf-help', emits: ['help:opened'], handles: ['help:open'] } as const;
const basket = { ...none, name: 'mf-basket', reactsTo: ['help:opened'], requests: ['help:open'] } as const;
const declared = { facts: ['help:opened'], commands: ['help:open'] };

test('a fact with a listener and a command with a requester in another package are used', () => {
  expect(unusedBusNames([help, basket], declared)).toEqual([]);
});

test('a fact without a listener is reported', () => {
  expect(unusedBusNames([help, { ...basket, reactsTo: [] }], declared)).toEqual([
    "no package listens to 'help:opened' of mf-help",
  ]);
});

test('a fact to which only its owner listens is reported', () => {
  const own = { ...help, reactsTo: ['help:opened'] };
  expect(unusedBusNames([own, { ...basket, reactsTo: [] }], declared)).toEqual([
    "only mf-help itself listens to 'help:opened'",
  ]);
});

test('a declared fact that is never emitted is reported, even if a package listens to it', () => {
  expect(unusedBusNames([{ ...help, emits: [] }, basket], declared)).toEqual([
    "the fact 'help:opened' is declared but never emitted",
  ]);
});

test('a command that no package requests is reported', () => {
  expect(unusedBusNames([help, { ...basket, requests: [] }], declared)).toEqual([
    "no package requests 'help:open' of mf-help",
  ]);
});

test('a command that only its owner requests is reported', () => {
  const own = { ...help, requests: ['help:open'] };
  expect(unusedBusNames([own, { ...basket, requests: [] }], declared)).toEqual([
    "only mf-help itself requests 'help:open'",
  ]);
});

test('a declared command without a handler is reported', () => {
  expect(unusedBusNames([{ ...help, handles: [] }, basket], declared)).toEqual([
    "the command 'help:open' is declared but never handled",
  ]);
});

test('the declared names are the keys of the contracts’ facts and commands', () => {
  const folder = mkdtempSync(join(tmpdir(), 'contracts-'));
  writeFileSync(
    join(folder, 'help.contract.ts'),
    `interface Refused { kind: 'refused' }
     export interface HelpFacts { 'help:opened': Record<string, never> }
     export interface HelpCommands { 'help:open': { payload: { 'on-top': boolean }; reply: Refused } }`,
  );
  writeFileSync(join(folder, 'owners.ts'), "export interface OldFacts { 'help:closed': never }");
  expect(declaredBusNames(folder)).toEqual({ facts: ['help:opened'], commands: ['help:open'] });
  rmSync(folder, { recursive: true });
});
