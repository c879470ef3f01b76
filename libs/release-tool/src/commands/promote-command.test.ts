/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { probeAndPin } from '@storefront/releases/channels/pins';
import { currentComposition } from '@storefront/releases/compositions/current-composition';
import { TestTeams } from '@storefront/releases/trust/test-teams';
import type { ReleaseSession } from '../session/release-session';
import { promoteVersions } from './promote-command';
import { retirePackage } from './rollback-commands';

const folder = mkdtempSync(join(tmpdir(), 'pinned-'));
const accept = () => Promise.resolve();
let said: string[];
beforeEach(() => {
  said = [];
  jest.spyOn(console, 'log').mockImplementation((line: unknown) => void said.push(String(line)));
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a change names its channel, and the pinned businesses that keep another version', async () => {
  const teams = new TestTeams(folder);
  await teams.start();
  const { store, first: key } = teams;
  const before = currentComposition(store, key);
  await probeAndPin(store, key, 'lathmere', before?.id, new Date(), accept);
  const version = await teams.publish(key, 'mf-basket', 'two');
  // Nothing runs at this address.
  const session = {
    store,
    key,
    probe: accept,
    storefront: 'http://127.0.0.1:1',
    allowsMisfit: true,
  } as Partial<ReleaseSession> as ReleaseSession;
  await promoteVersions(session, [{ name: 'mf-basket', version }], {});
  const kept = before?.packages['mf-basket']?.version;
  expect(said).toContain(`lathmere is pinned by first, so it keeps mf-basket ${kept} until \`unpin lathmere\``);
  expect(said).toContainEqual(expect.stringMatching(/^Promoted as composition [0-9a-f]+ on channel stable$/));
  said = [];
  await retirePackage(session, 'mf-slots', true);
  expect(said.slice(0, 2)).toEqual([
    expect.stringMatching(/^Composition [0-9a-f]+ on channel stable is without mf-slots$/),
    expect.stringMatching(/^lathmere is pinned by first, so it keeps mf-slots /),
  ]);
});
