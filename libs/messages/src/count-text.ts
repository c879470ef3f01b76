/**
 * A number with its noun: '1 item', '3 items', '1,204 items'.
 * @param plural only for nouns whose plural is not formed with s
 */
export const countText = (count: number, noun: string, plural = `${noun}s`): string =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? noun : plural}`;
