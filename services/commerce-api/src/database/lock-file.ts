import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

interface Holder {
  pid: number;
  startedAt: string;
}

interface ProcessFacts {
  startedAt: string;
  /** Ended, but not yet collected by its parent: it still answers to signal 0. */
  zombie: boolean;
}

/** When a process began, so that a pid given to another process later is not taken for the holder. */
export function processFacts(pid: number): ProcessFacts | undefined {
  try {
    // The name in brackets may hold spaces; after it come the state (field 3) and, as field 22, the start.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { zombie: fields[0] === 'Z' || fields[0] === 'X', startedAt: fields[19] ?? '' };
  } catch {
    return undefined;
  }
}

function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}

function isAlive({ pid, startedAt }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
  const facts = processFacts(pid);
  // Where there is no /proc the pid alone has to do.
  if (!facts) return true;
  return !facts.zombie && (startedAt === '' || facts.startedAt === startedAt);
}

function readHolder(path: string): Holder | undefined {
  try {
    const holder: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (typeof holder !== 'object' || holder === null || !('pid' in holder) || !('startedAt' in holder))
      return undefined;
    return typeof holder.pid === 'number' ? { pid: holder.pid, startedAt: String(holder.startedAt) } : undefined;
  } catch {
    return undefined;
  }
}

/** Like O_EXCL, but the file is whole from its first moment: nobody ever reads half a lock. */
function createWhole(path: string, draft: string): boolean {
  const holder: Holder = { pid: process.pid, startedAt: processFacts(process.pid)?.startedAt ?? '' };
  writeFileSync(draft, JSON.stringify(holder), { mode: 0o600 });
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Takes a stale lock away; if meanwhile another process has taken it over, that one keeps it. */
function removeStale(path: string, stale: Holder | undefined, aside: string): void {
  try {
    renameSync(path, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  const taken = readHolder(aside);
  if (taken && taken.pid !== stale?.pid) linkSync(aside, path);
  rmSync(aside, { force: true });
}

/** Two processes on one embedded database lose data silently, so the second one is turned away. Returns the release. */
export function takeLock(path: string, what: string): () => void {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (createWhole(path, `${path}.${process.pid}`)) return () => rmSync(path, { force: true });
    const holder = readHolder(path);
    if (holder && isAlive(holder)) {
      throw new Error(
        `${what} is in use by process ${holder.pid}. Stop it first, choose another DATA_DIR, or set DATABASE_URL to share a PostgreSQL server. (Lock file: ${path})`,
      );
    }
    // The holder was killed: its lock is stale.
    removeStale(path, holder, `${path}.stale.${process.pid}`);
  }
  throw new Error(`${what}: the lock file ${path} keeps coming back; another process is starting at the same time.`);
}
