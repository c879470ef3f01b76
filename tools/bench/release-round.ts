import { spawn } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

const POLL_MS = 20;

/** Seconds that one change took. A command includes the start of npm. */
export interface ReleaseRun {
  /** `publish`, with the build. */
  readonly publish: number;
  readonly promote: number;
  /** From the moved channel until a document is of the new composition. */
  readonly shownAfterPromote: number;
  /** From the start of `publish` until a document is of the new composition. */
  readonly changeToShown: number;
  readonly rollback: number;
  readonly shownAfterRollback: number;
}

interface Place {
  /** The team's sources, in which commands run. */
  readonly tree: string;
  readonly dataDir: string;
  readonly origin: string;
}

/** Publishes the changed mf-basket, shows it, and takes it back. */
export async function runRound(place: Place): Promise<ReleaseRun> {
  const started = Date.now();
  const published = await runRelease(place, 'publish', 'mf-basket', '--uncommitted');
  const version = /Published mf-basket (\S+)/.exec(published.output)?.[1];
  const promoted = await shownBy(place, 'promote', `mf-basket@${version}`);
  const rolledBack = await shownBy(place, 'rollback', 'mf-basket');
  return {
    publish: published.seconds,
    promote: promoted.seconds,
    shownAfterPromote: promoted.shownAfter,
    changeToShown: secondsBetween(started, promoted.shownAt),
    rollback: rolledBack.seconds,
    shownAfterRollback: rolledBack.shownAfter,
  };
}

const secondsBetween = (from: number, to: number) => Math.round(to - from) / 1000;

interface Ran {
  readonly seconds: number;
  readonly output: string;
}

/** @throws Error with the command's output when it fails */
function runRelease({ tree, dataDir, origin }: Place, ...words: string[]): Promise<Ran> {
  const started = Date.now();
  const command = spawn('npm', ['run', '--silent', 'release', '--', ...words], {
    cwd: tree,
    env: { ...process.env, DATA_DIR: dataDir, STOREFRONT_URL: origin, RELEASE_AUTHOR: 'bench' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [command.stdout, command.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  return new Promise((resolve, reject) => {
    command.once('close', (code) => {
      if (code === 0) resolve({ seconds: secondsBetween(started, Date.now()), output });
      else reject(new Error(`release ${words.join(' ')} failed:\n${output}`));
    });
  });
}

/** Runs a command that moves the channel, and requests documents until one is of the new composition. */
async function shownBy(place: Place, ...words: string[]) {
  const before = await shownComposition(place.origin);
  let failure: unknown;
  const command = runRelease(place, ...words);
  command.catch((error) => {
    failure = error;
  });
  while ((await shownComposition(place.origin)) === before) {
    if (failure) throw failure;
    await setTimeout(POLL_MS);
  }
  const shownAt = Date.now();
  const { seconds } = await command;
  return { seconds, shownAt, shownAfter: secondsBetween(channelMovedAt(place.dataDir), shownAt) };
}

const shownComposition = async (origin: string) => (await fetch(`${origin}/faqs`)).headers.get('x-composition');

/** When the newest state of the channel was written. */
function channelMovedAt(dataDir: string): number {
  const folder = join(dataDir, 'releases/channels/stable');
  return Math.max(...readdirSync(folder).map((file) => statSync(join(folder, file)).mtimeMs));
}
