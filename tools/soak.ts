/**
 * npm run soak -- [--minutes N]: pages, calls and releases on the built storefront, ten minutes by default, and the
 * memory that they leave in use.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { releaseBuilds } from './run/packages/release-packages';
import { readCommandLine } from './run/read-command-line';
import { StorefrontProcesses } from './run/storefront/storefront-processes';
import { memoryOfChildren } from './soak/child-memory';
import { Releaser } from './soak/releaser';
import { type OutcomeCounts, readComposition, shopOnce, soakShops } from './soak/shoppers';
import { type Point, trendOf } from './soak/trend';

/** The allowed growth per minute in the second half: more is a leak, less is normal for a heap. */
const MAX_HEAP_MB_PER_MINUTE = 1;
const MAX_PROCESS_MB_PER_MINUTE = 5;
const RELEASE_EVERY_MS = 15_000;
const SAMPLE_EVERY_MS = 5_000;
const SHOPPERS = 2;

interface Sample {
  pid: number;
  program: string;
  /** All memory that the process has written, in bytes. */
  written: number;
  heapUsed: number;
  /** Memory of buffers and other objects outside the heap, in bytes. */
  outside: number;
}

const root = resolve(import.meta.dirname, '..');
const { values: options } = readCommandLine(
  { options: { minutes: { type: 'string', default: '10' } } },
  'usage: npm run soak [-- --minutes 10]',
);
const minutes = Number(options.minutes);
if (!(minutes > 0)) {
  console.error('--minutes takes a number above 0.');
  process.exit(1);
}
const port = Number(process.env.PORT ?? 4600);
const dataDir = process.env.DATA_DIR ? resolve(process.env.DATA_DIR) : mkdtempSync(join(tmpdir(), 'storefront-soak-'));
const memoryDir = mkdtempSync(join(tmpdir(), 'storefront-soak-memory-'));
const printLine = (line: string) => process.stdout.write(`${line}\n`);

const storefront = new StorefrontProcesses({
  root,
  port,
  dataDir,
  databaseUrl: process.env.DATABASE_URL,
  env: {
    NODE_OPTIONS: `--import=${pathToFileURL(join(root, 'tools/soak/sample-memory.mjs')).href}`,
    SOAK_MEMORY_DIR: memoryDir,
    PICTURES_DIR: join(root, '.data/pictures'),
    RATE_LIMIT_FACTOR: '1000',
  },
});
const series = new Map<string, Point[]>();
const started = Date.now();
const end = started + minutes * 60_000;
const outcomes: OutcomeCounts = {};
let isOver = false;
const hasTimeLeft = () => !isOver && Date.now() < end;

function takeSamples() {
  const at = (Date.now() - started) / 1000;
  const add = (name: string, bytes: number) => series.set(name, [...(series.get(name) ?? []), { at, bytes }]);
  const samples = readdirSync(memoryDir)
    .filter((name) => name.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(join(memoryDir, file), 'utf8')) as Sample);
  for (const sample of samples) {
    const name = ['shell', 'commerce-api'].find((program) => sample.program.includes(`/${program}/`));
    if (!name) continue;
    add(`${name} heap`, sample.heapUsed);
    add(`${name} outside`, sample.outside);
    add(`${name} process`, sample.written);
    // They have no environment, so they cannot sample themselves; releases replace them.
    if (name === 'shell') add('shell render processes', memoryOfChildren(sample.pid));
  }
}

async function shop(place: number) {
  for (let round = 0; hasTimeLeft(); round += 1) {
    const shopHere = soakShops[(round + place) % soakShops.length];
    if (shopHere)
      await shopOnce(port, shopHere, round, outcomes).catch((error: Error) => {
        outcomes[`failed: ${error.message}`] = (outcomes[`failed: ${error.message}`] ?? 0) + 1;
      });
  }
}

async function release(releaser: Releaser) {
  const shown: string[] = [];
  while (hasTimeLeft()) {
    shown.push(await releaser.releaseNext());
    outcomes.releases = shown.length;
    const old = `old composition ${await readComposition(port, shown[0] ?? '')}`;
    outcomes[old] = (outcomes[old] ?? 0) + 1;
    await pause(Math.min(RELEASE_EVERY_MS, Math.max(0, end - Date.now())));
  }
}

async function sample() {
  while (hasTimeLeft()) {
    await pause(SAMPLE_EVERY_MS);
    takeSamples();
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    isOver = true;
  });

let releaser: Releaser | undefined;
try {
  await releaseBuilds(root, dataDir);
  await storefront.start();
  releaser = new Releaser(root, dataDir);
  printLine(`soaking for ${minutes} minutes on port ${port}`);
  await Promise.all([...Array.from({ length: SHOPPERS }, (_, place) => shop(place)), release(releaser), sample()]);
  const trends = [...series].map(([name, points]) => trendOf(name, points));
  const state = (await (await fetch(`http://127.0.0.1:${port}/readyz`)).json()) as { refused?: unknown };
  const limit = (name: string) => (name.endsWith('process') ? MAX_PROCESS_MB_PER_MINUTE : MAX_HEAP_MB_PER_MINUTE);
  const leaks = trends.filter(({ name, mbPerMinute }) => mbPerMinute > limit(name));
  const bad = Object.keys(outcomes).filter((what) => /failed|wrong|old composition (?!200)/.test(what));
  mkdirSync(join(root, 'reports'), { recursive: true });
  writeFileSync(
    join(root, 'reports/soak.json'),
    JSON.stringify({ minutes, met: outcomes, trends, series: [...series] }, null, 2),
  );
  printLine(JSON.stringify(outcomes));
  for (const { name, firstMb, lastMb, mostMb, mbPerMinute } of trends)
    printLine(
      `${name.padEnd(30)} ${firstMb} -> ${lastMb} MB, most ${mostMb}; second half ${mbPerMinute} MB a minute (at most ${limit(name)})`,
    );
  if (state.refused) printLine(`refused: ${JSON.stringify(state.refused)}`);
  if (leaks.length) printLine(`grows: ${leaks.map(({ name }) => name).join(', ')}`);
  if (bad.length) printLine(`went wrong: ${bad.join(', ')}`);
  process.exitCode = leaks.length || bad.length || state.refused ? 1 : 0;
} finally {
  await storefront.stop();
  releaser?.clear();
  rmSync(memoryDir, { recursive: true, force: true });
  if (!process.env.DATA_DIR) rmSync(dataDir, { recursive: true, force: true });
}
