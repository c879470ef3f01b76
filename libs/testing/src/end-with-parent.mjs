/**
 * Loaded with `node --import`: ends this process when its parent is gone, even one that was killed and could stop nothing.
 * First politely, then, when it has not ended in time, for good.
 */
import { isMainThread } from 'node:worker_threads';

const LOOK_EVERY_MS = 500;
const GRACE_MS = 5_000;

if (isMainThread) {
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), GRACE_MS).unref();
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_EVERY_MS);
  look.unref();
}
