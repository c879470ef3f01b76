import { type ChangeLog, type LogEntry, readChanges } from '@storefront/releases/logs/change-log';
import { readPublications } from '@storefront/releases/logs/read-publications';
import { readRoleChanges } from '@storefront/releases/trust/newest-root';
import { anchorOf } from '@storefront/releases/trust/release-trust';
import type { Command } from 'commander';
import { wholeOf } from '../options/option-values';
import { CHANNEL_OPTION, JSON_OPTION } from '../options/shared-options';
import type { ReleaseContext, SessionOptions } from '../session/release-context';
import type { ReleaseSession } from '../session/release-session';

interface LogOptions extends SessionOptions {
  readonly last: number;
  readonly publications?: boolean;
  readonly json?: boolean;
}

export const addLogCommand = (program: Command, { open }: ReleaseContext) =>
  program
    .command('log')
    .description('who changed channels and roles and when')
    .option('--publications', 'who published what instead')
    .option('--last <number>', 'how many', wholeOf('--last', 9_999), 20)
    .option(...JSON_OPTION)
    .option(...CHANNEL_OPTION)
    .action(async (options: LogOptions) => printLog(await open(options, { readsShown: true }), options));

/** How long a change of another publisher may take from its state to its entry, on a busy machine or a slow bucket. */
const ENTRY_WITHIN_MS = 4_000;
/** A person does not notice this pause, and a bucket gets sixteen requests at most. */
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
 * Prints the last changes of both channels and of the roles, or the last publications. All of them are verified.
 * @throws Error when one of the logs is not complete
 */
export async function printLog(session: ReleaseSession, { last, publications, json }: LogOptions): Promise<void> {
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
