const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** A time in words: '25 minutes', '1 hour 10 minutes'. @param minutes a whole number above 0 */
export function durationText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [...(hours ? [counted(hours, 'hour')] : []), ...(rest ? [counted(rest, 'minute')] : [])].join(' ');
}
