import { readFileSync } from 'node:fs';

/** A shorter key could be guessed. */
export const KEY_MIN_BYTES = 32;

/** The content of a key file without its last line break; undefined when it is missing. */
export function readKeyFile(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim() || undefined;
  } catch {
    return undefined;
  }
}

/**
 * What is wrong with a key that identifies a process or an operator.
 * @param purpose completes 'it authenticates …'
 */
export function keyFault(name: string, value: string | undefined, purpose: string): string | undefined {
  if (!value)
    return `${name} is missing: it authenticates ${purpose}; set it, or make key files with npm run ops -- keys`;
  if (Buffer.byteLength(value) < KEY_MIN_BYTES)
    return `${name} is too short: it authenticates ${purpose} and needs at least ${KEY_MIN_BYTES} bytes`;
  return undefined;
}
