import { currentCanaries } from '@storefront/releases/canaries';
import { type LogEntry, readChanges } from '@storefront/releases/change-log';
import { readChannel } from '@storefront/releases/channel';
import { cleanReleases } from '@storefront/releases/clean-releases';
import { manifestsOf } from '@storefront/releases/compose';
import { whoUses } from '@storefront/releases/consumers';
import { currentComposition } from '@storefront/releases/promote';
import { readPublications } from '@storefront/releases/publication-log';
import { newestVersion } from '@storefront/releases/release-record';
import { readRoleChanges } from '@storefront/releases/trust/newest-root';
import { anchorOf } from '@storefront/releases/trust/release-trust';
import { canaryLine } from './canary-commands';
import { compositionsOnShow } from './compositions-on-show';
import { pinLines } from './pin-commands';
import type { ReleaseCommandOf } from './release-command.types';
import type { ReleaseSession } from './release-session';

/** `status`: what is shown, and newer published versions. */
export async function printStatus(session: ReleaseSession): Promise<void> {
  const { store, key } = session;
  const current = currentComposition(store, key);
  if (!current) {
    console.log('No composition has been promoted.');
    return;
  }
  console.log(`composition ${current.id}, ${current.createdAt}\n  ${current.note}`);
  for (const [shown, entry] of Object.entries(current.packages)) {
    await store.bringRecords(shown);
    const newest = newestVersion(store, key, shown);
    const isRolledBack = newest && readChannel(store, key, store.channel)?.rolledBack?.[shown]?.includes(newest);
    const other = `   newest published: ${newest}${isRolledBack ? ', rolled back' : ''}`;
    console.log(`  ${shown.padEnd(16)} ${entry.version}${newest === entry.version ? '' : other}`);
  }
  for (const name of Object.keys(currentCanaries(store, key))) console.log(`canary ${canaryLine(session, name)}`);
  for (const line of pinLines(session)) console.log(`pinned ${line}`);
  console.log(`history ${readChannel(store, key, store.channel)?.history.slice(-5).join(' ') || '(none)'}`);
}

/** `who-uses`: the versions on show that provide or use something, canaries and pinned businesses included. */
export function printUses(session: ReleaseSession, { thing }: ReleaseCommandOf<'who-uses'>): void {
  const lines = compositionsOnShow(session).flatMap(([place, { packages }]) =>
    whoUses(manifestsOf(session.store, packages), thing).map((line) => `${place}: ${line}`),
  );
  // A canary shows most packages in their stable versions, and a pinned business may.
  const added = lines.filter(
    (line) => line.startsWith('stable') || !lines.includes(line.replace(/^(canary|pin) \S+:/, 'stable:')),
  );
  console.log(added.join('\n') || `No version on show provides or uses ${thing}.`);
}

/** Faults of the log that are printed; one cause often has many. */
const MAX_FAULTS = 10;

/** `log`: the last changes of both channels and of the roles, and publications. @throws Error when it is not complete */
export async function printLog({ store, key }: ReleaseSession, { last }: ReleaseCommandOf<'log'>): Promise<void> {
  await store.bringPublications();
  const logs = [
    ...[store.channel, store.canaryChannel].map((channel) => readChanges(store, key, channel)),
    readRoleChanges(store, anchorOf(store, key)),
    readPublications(store, key),
  ];
  const changes = logs
    .flatMap((log): readonly LogEntry[] => log.changes)
    .sort((one, other) => one.at.localeCompare(other.at));
  if (changes.length === 0) console.log('No change has been recorded.');
  for (const { at, channel, sequence, by, note, reason, role, key: signer } of last > 0 ? changes.slice(-last) : []) {
    const signed = [role, signer].filter(Boolean).join(', ');
    console.log(
      `${at}  ${channel} ${sequence}  ${note}  by ${by}${signed && ` (${signed})`}${reason ? `: ${reason}` : ''}`,
    );
  }
  const faults = logs.flatMap((log) => log.faults);
  const others = faults.length - MAX_FAULTS;
  const rest = others > 0 ? [`There are ${others} more faults.`] : [];
  if (faults.length > 0) throw new Error([...faults.slice(0, MAX_FAULTS), ...rest].join('\n'));
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
