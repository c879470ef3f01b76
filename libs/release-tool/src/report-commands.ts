import { currentCanaries } from '@storefront/releases/canaries/current-canaries';
import { readChannel } from '@storefront/releases/channels/channel';
import { currentPins } from '@storefront/releases/channels/pins';
import { currentComposition } from '@storefront/releases/compositions/current-composition';
import { type ChangeLog, type LogEntry, readChanges } from '@storefront/releases/logs/change-log';
import { readPublications } from '@storefront/releases/logs/read-publications';
import { newestVersion } from '@storefront/releases/publishing/release-record';
import { readResults } from '@storefront/releases/publishing/test-results';
import { cleanReleases } from '@storefront/releases/store/clean-releases';
import { readRoleChanges } from '@storefront/releases/trust/newest-root';
import { anchorOf } from '@storefront/releases/trust/release-trust';
import { canaryLine } from './canary-commands';
import { pinLines } from './pin-commands';
import type { ReleaseCommandOf } from './release-command.types';
import type { ReleaseSession } from './release-session';
import { failuresOf } from './tested-versions';

/** `status`: what is shown, and newer published versions. */
export async function printStatus(session: ReleaseSession, { json }: ReleaseCommandOf<'status'>): Promise<void> {
  const { store, key } = session;
  const current = currentComposition(store, key);
  if (!current) return console.log(json ? 'null' : 'No composition has been promoted.');
  const { history = [], rolledBack } = readChannel(store, key, store.channel) ?? {};
  const packages: {
    name: string;
    version: string;
    newest: string | undefined;
    isRolledBack: boolean;
    failed: string[];
  }[] = [];
  for (const [name, { version }] of Object.entries(current.packages)) {
    await store.fetchRecords(name);
    const newest = newestVersion(store, key, name);
    const isRolledBack = Boolean(newest && rolledBack?.[name]?.includes(newest));
    const failed = failuresOf(await readResults(store, key, name, version)).map(({ suite }) => suite);
    packages.push({ name, version, newest, isRolledBack, failed });
  }
  const { id: composition, createdAt, note } = current;
  const { reason } = readChanges(store, key, store.channel).changes.findLast(
    (change) => change.composition === composition,
  ) ?? { reason: undefined };
  if (json) {
    const others = { canaries: currentCanaries(store, key), pins: currentPins(store, key), history };
    const status = { channel: store.channel, composition, createdAt, note, reason, packages, ...others };
    return console.log(JSON.stringify(status, null, 2));
  }
  console.log(
    `channel ${store.channel}: composition ${composition}, ${createdAt}\n  ${note}${reason ? `: ${reason}` : ''}`,
  );
  for (const { name, version, newest, isRolledBack, failed } of packages) {
    const other = `   newest published: ${newest}${isRolledBack ? ', rolled back' : ''}`;
    console.log(
      `  ${name.padEnd(16)} ${version}${failed.length ? `   failed: ${failed.join(', ')}` : ''}${newest === version ? '' : other}`,
    );
  }
  for (const name of Object.keys(currentCanaries(store, key))) console.log(`canary ${canaryLine(session, name)}`);
  for (const line of pinLines(session)) console.log(`pinned ${line}`);
  console.log(`history ${history.slice(-5).join(' ') || '(none)'}`);
}

/** How long a change of another publisher may take from its state to its entry, on a busy machine or a slow bucket. */
const ENTRY_WITHIN_MS = 4_000;
/** Soon enough for whoever waits, and at most sixteen requests to a bucket in that time. */
const READ_AGAIN_MS = 250;

/** The logs of both channels. While another publisher makes a change, its entry is waited for. */
async function readBoth({ store, key }: ReleaseSession): Promise<ChangeLog[]> {
  const deadline = Date.now() + ENTRY_WITHIN_MS;
  for (;;) {
    const logs = [store.channel, store.canaryChannel].map((channel) => readChanges(store, key, channel));
    if (!logs.some(({ lacksNewest }) => lacksNewest) || Date.now() >= deadline) return logs;
    await new Promise((resume) => setTimeout(resume, READ_AGAIN_MS));
    await store.refresh();
  }
}

/** Faults of the log that are printed; one cause often has many. */
const MAX_FAULTS = 10;

/**
 * `log`: the last changes of both channels and of the roles, or the last publications. All of them are verified.
 * @throws Error when one of the logs is not complete
 */
export async function printLog(
  session: ReleaseSession,
  { last, publications, json }: ReleaseCommandOf<'log'>,
): Promise<void> {
  const { store, key } = session;
  // Records name their entries, also the newest one, and follow them; so they are read before all entries.
  await store.fetchAllRecords();
  await store.fetchPublications();
  const published = readPublications(store, key);
  const changed = [...(await readBoth(session)), readRoleChanges(store, anchorOf(store, key))];
  // Far more versions are published than shown, so each has its own limit.
  const changes = (publications ? [published] : changed)
    .flatMap((log): readonly LogEntry[] => log.changes)
    .sort((one, other) => one.at.localeCompare(other.at));
  const newest = last > 0 ? changes.slice(-last) : [];
  if (json) console.log(JSON.stringify(newest, null, 2));
  else if (changes.length === 0)
    console.log(publications ? 'No publication has been recorded.' : 'No change has been recorded.');
  for (const { at, channel, sequence, by, note, reason, role, key: signer } of json ? [] : newest) {
    const signed = [role, signer].filter(Boolean).join(', ');
    console.log(
      `${at}  ${channel} ${sequence}  ${note}  by ${by}${signed && ` (${signed})`}${reason ? `: ${reason}` : ''}`,
    );
  }
  assertNone([...changed, published].flatMap((log) => log.faults));
}

/** @throws Error with the first faults, and how many others there are */
function assertNone(faults: readonly string[]): void {
  if (faults.length === 0) return;
  const others = faults.length - MAX_FAULTS;
  const count = others === 1 ? 'There is 1 more fault.' : `There are ${others} more faults.`;
  throw new Error([...faults.slice(0, MAX_FAULTS), ...(others > 0 ? [count] : [])].join('\n'));
}

/** `clean`: removes old releases that nothing needs. */
export function cleanStore(
  { store, key }: ReleaseSession,
  { dryRun, keep, olderThanMs }: ReleaseCommandOf<'clean'>,
): void {
  const gone = cleanReleases(store, key, { keep, olderThanMs, now: new Date(), dryRun });
  for (const path of gone) console.log(path);
  console.log(`${gone.length} files and folders ${dryRun ? 'would be removed' : 'removed'}`);
}
