/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { currentComposition } from '@storefront/releases/compositions/current-composition';
import { TestTeams } from '@storefront/releases/trust/test-teams';
import type { ReleaseSession } from '../session/release-session';
import { recoverComposition, restoreCanaries } from './recover-command';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'recover-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const junk = (channel: string, sequence: number) => {
  mkdirSync(join(folder, 'releases/channels', channel), { recursive: true });
  writeFileSync(join(folder, 'releases/channels', channel, `${sequence}.json`), 'junk');
};

test('a recovery that a further state stops ends with one sentence that says so', async () => {
  const teams = new TestTeams(folder);
  await teams.start();
  const { store, first: key } = teams;
  const composition = currentComposition(store, key)?.id ?? '';
  junk('stable', 2);
  jest.spyOn(store, 'change').mockImplementation(async (run) => {
    const result = await run();
    for (const channel of ['stable', 'canary']) junk(channel, (store.sequences(channel).at(-1) ?? 0) + 2);
    return result;
  });
  const session = { store, key } as ReleaseSession;
  await expect(recoverComposition(session, composition, 0)).rejects.toThrow(
    `Composition ${composition} is accepted, but a further state stops the channel, so run recover again: State 5 of channel stable is not JSON.`,
  );
  await expect(restoreCanaries(session, 0)).rejects.toThrow(
    'The canaries are accepted, but a state stops them, so recover its channel: State',
  );
});
