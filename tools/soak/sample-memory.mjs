/** Loaded into the shell and commerce-api of a soak run: collects garbage and records the remaining memory. */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

const EVERY_MS = 5_000;
const folder = process.env.SOAK_MEMORY_DIR;
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

/**
 * Memory that the process has written, in bytes, in RAM or swapped out. The resident set also counts file pages, which
 * Linux evicts at will: it varies by a hundred megabytes regardless of the program.
 */
function written() {
  try {
    const status = readFileSync('/proc/self/status', 'utf8');
    const kilobytes = (name) => Number(status.match(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm'))?.[1]);
    const bytes = (kilobytes('RssAnon') + kilobytes('VmSwap')) * 1024;
    if (bytes) return bytes;
  } catch {
    // Not Linux.
  }
  return process.memoryUsage().rss;
}

function sample() {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  const file = join(folder, `${process.pid}.json`);
  writeFileSync(
    `${file}.new`,
    JSON.stringify({
      pid: process.pid,
      program: process.argv[1] ?? '',
      written: written(),
      heapUsed,
      outside: external,
    }),
  );
  renameSync(`${file}.new`, file);
}

if (folder && isMainThread) setInterval(sample, EVERY_MS).unref();
