/** Loaded into every process and worker thread of a soaked storefront: collects garbage and writes down what is left. */
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread, threadId } from 'node:worker_threads';

const EVERY_MS = 5_000;
const folder = process.env.SOAK_MEMORY_DIR;
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

function sample() {
  collect();
  const { rss, heapUsed, external } = process.memoryUsage();
  const file = join(folder, `${process.pid}-${threadId}.json`);
  writeFileSync(
    `${file}.new`,
    JSON.stringify({
      pid: process.pid,
      program: process.argv[1] ?? '',
      threadId,
      isMainThread,
      rss,
      heapUsed,
      external,
    }),
  );
  renameSync(`${file}.new`, file);
}

if (folder) setInterval(sample, EVERY_MS).unref();
