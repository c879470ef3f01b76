import { execFileSync, spawn } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** What one release and its rollback took, in seconds. */
export interface ReleaseRun {
  /** `publish`, the build included. */
  readonly publish: number;
  readonly promote: number;
  /** From the start of `publish` to the first page of the new composition. */
  readonly changeToShown: number;
  /** From the moment at which the channel moved to that page: what the running storefront needs. */
  readonly movedToShown: number;
  readonly rollback: number;
  readonly rollbackMovedToShown: number;
}

/** A checkout of the repository and the storefront that its releases are shown by. */
export interface ReleaseBench {
  readonly checkout: string;
  readonly dataDir: string;
  readonly origin: string;
}

const DRAWER = 'mf-basket/src/basket-drawer/BasketDrawer.tsx';
const POLL_MS = 5;
const PATIENCE_MS = 60_000;

/** Changes a text of mf-basket, releases it by the real commands, and rolls it back. */
export async function measureRelease(bench: ReleaseBench, run: number): Promise<ReleaseRun> {
  changeDrawer(bench.checkout, run);
  const started = Date.now();
  const publish = await command(bench, 'publish', 'mf-basket');
  const promotion = await move(bench, 'promote');
  const rollback = await move(bench, 'rollback');
  return {
    publish,
    promote: promotion.command,
    changeToShown: (promotion.shownAt - started) / 1000,
    movedToShown: (promotion.shownAt - promotion.movedAt) / 1000,
    rollback: rollback.command,
    rollbackMovedToShown: (rollback.shownAt - rollback.movedAt) / 1000,
  };
}

/** The commit that `publish` demands; its content differs in each run. */
function changeDrawer(checkout: string, run: number): void {
  const file = join(checkout, DRAWER);
  writeFileSync(file, readFileSync(file, 'utf8').replace(/View basket( \d+)?/, `View basket ${run}`));
  const author = ['-c', 'user.name=bench', '-c', 'user.email=bench@example.com'];
  execFileSync('git', [...author, 'commit', '--quiet', '--all', '--message', `Number the link ${run}`], {
    cwd: checkout,
  });
}

async function move(bench: ReleaseBench, verb: 'promote' | 'rollback') {
  const before = await composition(bench);
  const taken = command(bench, verb, 'mf-basket');
  const shownAt = await shownAfter(bench, before);
  return { command: await taken, shownAt, movedAt: statSync(newestState(bench)).mtimeMs };
}

async function shownAfter(bench: ReleaseBench, before: string | null): Promise<number> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await pause(POLL_MS))
    if ((await composition(bench)) !== before) return Date.now();
  throw new Error(`${bench.origin} did not show the release within ${PATIENCE_MS / 1000} s.`);
}

async function composition({ origin }: ReleaseBench): Promise<string | null> {
  const reply = await fetch(`${origin}/faqs`, { method: 'HEAD' });
  return reply.headers.get('x-composition');
}

function newestState({ dataDir }: ReleaseBench): string {
  const folder = join(dataDir, 'releases/channels/stable');
  const numbers = readdirSync(folder).flatMap((file) => /^(\d+)\.json$/.exec(file)?.[1] ?? []);
  return join(folder, `${Math.max(...numbers.map(Number))}.json`);
}

/** @returns the seconds of `npm run release` with these arguments */
function command({ checkout, dataDir, origin }: ReleaseBench, ...words: string[]): Promise<number> {
  const started = performance.now();
  const child = spawn('npm', ['run', '--silent', 'release', '--', ...words], {
    cwd: checkout,
    env: { ...process.env, DATA_DIR: dataDir, STOREFRONT_URL: origin, PORT: new URL(origin).port },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return new Promise((done, failed) => {
    child.once('close', (code) =>
      code === 0
        ? done((performance.now() - started) / 1000)
        : failed(new Error(`${words.join(' ')} ended with ${code}.`)),
    );
  });
}
