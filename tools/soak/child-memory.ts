import { readdirSync, readFileSync } from 'node:fs';

/** Bytes of memory that the children of a process have written, in RAM or swapped out; 0 where there is no /proc. */
export function memoryOfChildren(pid: number): number {
  try {
    const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
    );
    return children.reduce((sum, child) => sum + writtenBytes(child), 0);
  } catch {
    // It has ended meanwhile, or this is not Linux.
    return 0;
  }
}

function writtenBytes(pid: string): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const kilobytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0);
  return (kilobytes('RssAnon') + kilobytes('VmSwap')) * 1024;
}
