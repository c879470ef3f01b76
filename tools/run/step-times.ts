export interface StepTime {
  readonly name: string;
  /** Seconds since the start of the run. */
  readonly from: number;
  readonly to: number;
  readonly failed: boolean;
}

/** A table of the steps' durations, in start order. Steps may overlap. */
export function stepTable(times: readonly StepTime[]): string[] {
  const width = Math.max(...times.map(({ name }) => name.length));
  const row = (name: string, seconds: string, from: string) =>
    `${name.padEnd(width)}  ${seconds.padStart(7)}  ${from.padStart(7)}`;
  return [
    row('Step', 'Seconds', 'From'),
    ...[...times]
      .sort((a, b) => a.from - b.from)
      .map(
        ({ name, from, to, failed }) =>
          `${row(name, String(Math.round(to - from)), String(Math.round(from)))}${failed ? '  failed' : ''}`,
      ),
  ];
}
