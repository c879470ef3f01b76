import { setTimeout as pause } from 'node:timers/promises';

/** Playwright stops its servers on SIGINT; on SIGTERM it would leave them running. */
const STOP_STEPS: readonly (readonly [signal: NodeJS.Signals, graceMs: number])[] = [
  ['SIGINT', 4_000],
  ['SIGTERM', 2_000],
  ['SIGKILL', 1_000],
];
const POLL_INTERVAL_MS = 25;

/** Signals every process of the group led by `leader`. False when none is left. */
function signalGroup(leader: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-leader, signal);
  } catch {
    return false;
  }
}

/** Ends a process spawned with `detached`, and its whole group; resolves when none is left. */
export async function endGroup(leader: number): Promise<void> {
  for (const [signal, graceMs] of STOP_STEPS) {
    if (!signalGroup(leader, signal)) return;
    for (const deadline = Date.now() + graceMs; Date.now() < deadline; await pause(POLL_INTERVAL_MS))
      if (!signalGroup(leader, 0)) return;
  }
}
