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

test('an older version of a name is handled and emitted for packages that were released before', () => {
  const versions = (name: string) => [name, `${name}@2`];
  const both = { ...help, emits: versions('help:opened'), handles: versions('help:open') };
  const moved = { ...basket, reactsTo: ['help:opened@2'], requests: ['help:open@2'] };
  const all = { facts: versions('help:opened'), commands: versions('help:open') };
  expect(unusedBusNames([both, moved], all)).toEqual([]);
  expect(unusedBusNames([{ ...both, handles: ['help:open@2'] }, moved], all)).toEqual([
    "the command 'help:open' is declared but never handled",
  ]);
  expect(unusedBusNames([both, basket], all)).toEqual([
    "no package listens to 'help:opened@2' of mf-help",
    "no package requests 'help:open@2' of mf-help",
  ]);
});

const quiet = { ...basket, reactsTo: [], requests: [] };
const own = { ...help, reactsTo: ['help:opened'], requests: ['help:open'] };

test.each([
  ['a fact without a listener', [help, { ...basket, reactsTo: [] }], "no package listens to 'help:opened' of mf-help"],
  [
    'a fact to which only its owner listens',
    [
      { ...own, requests: [] },
      { ...quiet, requests: ['help:open'] },
    ],
    "only mf-help itself listens to 'help:opened'",
  ],
  [
    'a declared fact that is never emitted, even if a package listens to it',
    [{ ...help, emits: [] }, basket],
    "the fact 'help:opened' is declared but never emitted",
  ],
  [
    'a command that no package requests',
    [help, { ...basket, requests: [] }],
    "no package requests 'help:open' of mf-help",
  ],
  [
    'a command that only its owner requests',
    [
      { ...own, reactsTo: [] },
      { ...quiet, reactsTo: ['help:opened'] },
    ],
    "only mf-help itself requests 'help:open'",
  ],
  [
    'a declared command without a handler',
    [{ ...help, handles: [] }, basket],
    "the command 'help:open' is declared but never handled",
  ],
])('%s is reported', (_what, contracts, fault) => {
  expect(unusedBusNames(contracts, declared)).toEqual([fault]);
});

test('the declared names are the keys of the contracts’ facts and commands', () => {
  const folder = mkdtempSync(join(tmpdir(), 'contracts-'));
  writeFileSync(
    join(folder, 'help.contract.ts'),
    `const Refused = Type.Object({ 'kind': Type.Literal('refused') });
     export const helpFacts = { 'help:opened': Nothing };
     export const helpCommands = { 'help:open': { payload: Type.Object({ 'on-top': Type.Boolean() }), reply: Refused } };`,
  );
  writeFileSync(join(folder, 'owners.ts'), "export const oldFacts = { 'help:closed': Nothing };");
  expect(declaredBusNames(folder)).toEqual({ facts: ['help:opened'], commands: ['help:open'] });
  rmSync(folder, { recursive: true });
});
