/**
 * Loaded with `node --import`: ends this process when its parent has gone, even if the parent was killed. It sends
 * SIGTERM first and kills the process if it does not end in time.
 */
import { isMainThread } from 'node:worker_threads';

const CHECK_INTERVAL_MS = 500;
const GRACE_MS = 5_000;

if (isMainThread) {
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), GRACE_MS).unref();
    process.kill(process.pid, 'SIGTERM');
  }, CHECK_INTERVAL_MS);
  look.unref();
}
