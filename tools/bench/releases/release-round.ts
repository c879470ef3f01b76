import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startGroup } from '../../run/run-command';

/** The cookie of a visitor with a number, whom a canary with a share of 100 has. */
export const VISITOR = { cookie: 'sf_canary=in%3A7' };
const POLL_MS = 20;
/** The commands themselves wait for half a minute. */
const DEADLINE_MS = 60_000;

/** Seconds that one change took. A command includes the start of npm. */
export interface ReleaseRun {
  /** `publish`, with the build. */
  readonly publish: number;
  readonly promote: number;
  /** From the moved channel until a document shows the change. */
  readonly shownAfterPromote: number;
  /** From the saved change until a document shows it. */
  readonly changeToShown: number;
  readonly rollback: number;
  readonly shownAfterRollback: number;
  /** `canary` of another change, with every visitor. */
  readonly canary: number;
  /** From the list of canaries until a document for a visitor shows it. */
  readonly shownAfterCanary: number;
  readonly canaryEnd: number;
  readonly shownAfterCanaryEnd: number;
}

/** A remote, as its team releases it. */
export interface TeamRemote {
  readonly name: string;
  /** The team's sources, in which its commands run. */
  readonly folder: string;
  /** Changes the sources. @param round another for each change */
  readonly change: (round: number) => void;
  /** The part of VISITOR's document by which a change differs from the version before it. @param origin of the storefront */
  readonly shown: (origin: string) => Promise<string | null>;
}

/** The storefront that shows it. */
export interface MeasuredStorefront {
  readonly dataDir: string;
  readonly origin: string;
}

/**
 * Changes and publishes a remote, shows it, and takes it back; then shows another change as a canary, and ends that.
 * @throws Error when a command fails
 */
export async function runRound(remote: TeamRemote, storefront: MeasuredStorefront, round: number): Promise<ReleaseRun> {
  remote.change(2 * round - 1);
  const saved = Date.now();
  const published = await publish(remote, storefront);
  const promoted = await shownBy(remote, storefront, 'promote', published.version);
  const rolledBack = await shownBy(remote, storefront, 'rollback', remote.name);
  remote.change(2 * round);
  const { version } = await publish(remote, storefront);
  const canary = await shownBy(remote, storefront, 'canary', version, '--share', '100');
  const ended = await shownBy(remote, storefront, 'canary', 'end', remote.name);
  return {
    publish: published.seconds,
    promote: promoted.seconds,
    shownAfterPromote: promoted.shownAfter,
    changeToShown: secondsBetween(saved, promoted.shownAt),
    rollback: rolledBack.seconds,
    shownAfterRollback: rolledBack.shownAfter,
    canary: canary.seconds,
    shownAfterCanary: canary.shownAfter,
    canaryEnd: ended.seconds,
    shownAfterCanaryEnd: ended.shownAfter,
  };
}

/** Builds and publishes the sources. @returns the version, as commands call it */
export async function publish(remote: TeamRemote, storefront: MeasuredStorefront) {
  const { seconds, output } = await runRelease(remote, storefront, 'publish', remote.name, '--uncommitted');
  const version = /Published \S+ (\S+)/.exec(output)?.[1];
  return { seconds, version: `${remote.name}@${version}` };
}

const secondsBetween = (from: number, to: number) => Math.round(to - from) / 1000;

interface Ran {
  readonly seconds: number;
  readonly output: string;
}

/** Runs a release command of the team. @throws Error with the command's output when it fails */
export function runRelease(
  { folder }: TeamRemote,
  { dataDir, origin }: MeasuredStorefront,
  ...words: string[]
): Promise<Ran> {
  const started = Date.now();
  const { child } = startGroup('npm', ['run', '--silent', 'release', '--', ...words], {
    cwd: folder,
    env: { ...process.env, DATA_DIR: dataDir, STOREFRONT_URL: origin, RELEASE_AUTHOR: 'bench' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  return new Promise((resolve, reject) => {
    child.once('close', (code) => {
      if (code === 0) resolve({ seconds: secondsBetween(started, Date.now()), output });
      else reject(new Error(`release ${words.join(' ')} failed:\n${output}`));
    });
  });
}

/** Runs a command that moves the channel, and requests documents until one shows what it did. */
async function shownBy(remote: TeamRemote, storefront: MeasuredStorefront, ...words: string[]) {
  const { dataDir, origin } = storefront;
  const before = await remote.shown(origin);
  let failure: unknown;
  const command = runRelease(remote, storefront, ...words);
  command.catch((error) => {
    failure = error;
  });
  const deadline = Date.now() + DEADLINE_MS;
  while ((await remote.shown(origin)) === before) {
    if (failure) throw failure;
    if (Date.now() > deadline) throw new Error(`${origin} did not show what release ${words.join(' ')} did.`);
    await setTimeout(POLL_MS);
  }
  const shownAt = Date.now();
  const { seconds } = await command;
  return { seconds, shownAt, shownAfter: secondsBetween(channelMovedAt(dataDir), shownAt) };
}

/** When the newest state of the channel or of its canaries was written. */
function channelMovedAt(dataDir: string): number {
  const channels = join(dataDir, 'releases/channels');
  const files = ['stable', 'canary'].flatMap((channel) => {
    const folder = join(channels, channel);
    return existsSync(folder) ? readdirSync(folder).map((file) => join(folder, file)) : [];
  });
  return Math.max(...files.map((file) => statSync(file).mtimeMs));
}
