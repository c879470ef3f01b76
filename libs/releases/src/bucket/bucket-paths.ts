/** The length of the highest number: numbers of equal length are listed in their order. */
const DIGITS = 15;

/**
 * The path in a bucket of a file in a store. States and entries of the log have numbers of equal length there, so that
 * a list of what is new begins after the newest known one.
 */
export function bucketPath(...parts: readonly string[]): string {
  const [folder = '', channel = '', file = ''] = parts;
  if (folder !== 'channels' && folder !== 'log') return parts.join('/');
  return `${folder}/${channel}/${file.padStart(DIGITS + '.json'.length, '0')}`;
}

/** The number of a state or an entry of the log, by its path in a bucket; undefined for any other path. */
export function sequenceOf(path: string): number | undefined {
  const [, digits] = /\/(\d{15})\.json$/.exec(path) ?? [];
  return digits === undefined ? undefined : Number(digits);
}
