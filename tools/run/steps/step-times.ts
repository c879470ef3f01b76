export interface StepTime {
  readonly name: string;
  /** Seconds since the start of the run. */
  readonly from: number;
  readonly to: number;
  /** The share of the machine's processor time that was used meanwhile, by overlapping steps too: 0 to 1. */
  readonly busy: number;
  readonly failed: boolean;
}

/** A table of the steps' durations, in start order. Steps may overlap. */
export function stepTable(times: readonly StepTime[]): string[] {
  const width = Math.max(...times.map(({ name }) => name.length));
  const row = (name: string, seconds: string, from: string, busy: string) =>
    `${name.padEnd(width)}  ${seconds.padStart(7)}  ${from.padStart(7)}  ${busy.padStart(5)}`;
  return [
    row('Step', 'Seconds', 'From', 'Busy'),
    ...[...times]
      .sort((a, b) => a.from - b.from)
      .map(
        ({ name, from, to, busy, failed }) =>
          `${row(name, String(Math.round(to - from)), String(Math.round(from)), `${Math.round(busy * 100)} %`)}${failed ? '  failed' : ''}`,
      ),
  ];
}
