import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The numbers of the files `<number>.json` among names, lowest first. */
export const numbersOf = (names: readonly string[]): number[] =>
  names
    .flatMap((name) => /^([1-9]\d{0,14})\.json$/.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b);

/** The numbers of the files `<number>.json` in a folder, lowest first; none when it is missing. */
export function numbersIn(folder: string): number[] {
  try {
    return readdirSync(folder)
      .flatMap((file) => /^(\d{1,15})\.json$/.exec(file)?.[1] ?? [])
      .map(Number)
      .sort((a, b) => a - b);
  } catch {
    return [];
  }
}

/** The first number after another one that no file has. */
export function freeNumber(numbers: readonly number[], after: number): number {
  const taken = new Set(numbers);
  let number = after + 1;
  while (taken.has(number)) number += 1;
  return number;
}

/** Writes `<number>.json`, unless it exists, and keeps one earlier file. */
export function writeNumbered(folder: string, number: number, text: Buffer): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(join(folder, `${number}.json`), text, { flag: 'wx', flush: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  for (const older of numbersIn(folder).slice(0, -2)) rmSync(join(folder, `${older}.json`), { force: true });
}
