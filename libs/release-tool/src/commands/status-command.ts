import { currentCanaries } from '@storefront/releases/canaries/current-canaries';
import { readChannel } from '@storefront/releases/channels/channel';
import { currentPins } from '@storefront/releases/channels/pins';
import { currentComposition } from '@storefront/releases/compositions/current-composition';
import { readChanges } from '@storefront/releases/logs/change-log';
import { newestVersion } from '@storefront/releases/publishing/release-record';
import { readResults } from '@storefront/releases/publishing/test-results';
import type { Command } from 'commander';
import { CHANNEL_OPTION, JSON_OPTION } from '../options/shared-options';
import type { ReleaseContext, SessionOptions } from '../session/release-context';
import type { ReleaseSession } from '../session/release-session';
import { failuresOf } from '../versions/tested-versions';
import { canaryLine } from './canary-commands';
import { pinLines } from './pin-commands';

interface StatusOptions extends SessionOptions {
  readonly json?: boolean;
}

export const addStatusCommand = (program: Command, { open }: ReleaseContext) =>
  program
    .command('status')
    .description('what is shown, and what could be')
    .option(...JSON_OPTION)
    .option(...CHANNEL_OPTION)
    .action(async (options: StatusOptions) => printStatus(await open(options, { readsShown: true }), options));

/** Prints what is shown, and newer published versions. */
export async function printStatus(session: ReleaseSession, { json }: StatusOptions): Promise<void> {
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
