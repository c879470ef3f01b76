import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

interface LockHolder {
  pid: number;
  startedAt: string;
}

interface ProcessFacts {
  startedAt: string;
  /** A zombie: the process has ended, but its parent has not collected it, so it still answers signal 0. */
  zombie: boolean;
}

/** The start time of a process, so that a reused pid is not taken for the lock's holder. */
function processFacts(pid: number): ProcessFacts | undefined {
  try {
    // The name in brackets may contain spaces; the state (field 3) and the start time (field 22) follow it.
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

function isAlive({ pid, startedAt }: LockHolder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
  const facts = processFacts(pid);
  // Without /proc only the pid can be compared.
  if (!facts) return true;
  return !facts.zombie && (startedAt === '' || facts.startedAt === startedAt);
}

function readHolder(path: string): LockHolder | undefined {
  try {
    const holder: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (typeof holder !== 'object' || holder === null || !('pid' in holder) || !('startedAt' in holder))
      return undefined;
    return typeof holder.pid === 'number' ? { pid: holder.pid, startedAt: String(holder.startedAt) } : undefined;
  } catch {
    return undefined;
  }
}

/** Like O_EXCL, but the file is complete from the start: no reader sees a half-written lock. */
function createAtomically(path: string, draft: string): boolean {
  const holder: LockHolder = { pid: process.pid, startedAt: processFacts(process.pid)?.startedAt ?? '' };
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

/** Removes a stale lock, unless another process has taken it over meanwhile. */
function removeStale(path: string, stale: LockHolder | undefined, aside: string): void {
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

/**
 * Two processes on one embedded database lose data silently, so the second one is refused.
 * @returns releases the lock
 */
export function takeLock(path: string, what: string): () => void {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (createAtomically(path, `${path}.${process.pid}`)) return () => rmSync(path, { force: true });
    const holder = readHolder(path);
    if (holder && isAlive(holder)) {
      throw new Error(
        `${what} is in use by process ${holder.pid}. Stop it first, choose another DATA_DIR, or set DATABASE_URL to share a PostgreSQL server. (Lock file: ${path})`,
      );
    }
    // The holder was killed, so its lock is stale.
    removeStale(path, holder, `${path}.stale.${process.pid}`);
  }
  throw new Error(`${what}: the lock file ${path} reappeared; another process is starting at the same time.`);
}
