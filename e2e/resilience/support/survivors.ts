import { readdirSync, readFileSync } from 'node:fs';

/** The processes with `mark` in their environment, by id, with their command lines; read from Linux's /proc. */
export function processesWith(mark: string): Map<number, string> {
  const found = new Map<number, string>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      if (!readFileSync(`/proc/${name}/environ`, 'utf8').includes(mark)) continue;
      found.set(Number(name), readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ').trim());
    } catch {
      // It has ended in the meantime.
    }
  }
  return found;
}
