import type { Mode } from './mode';

/** Thrown when a process must not start; the message lists all reasons. */
export class InvalidSettings extends Error {
  override readonly name = 'InvalidSettings';

  /** @param faults one line for each missing or invalid variable */
  constructor(
    readonly program: string,
    readonly mode: Mode,
    readonly faults: readonly string[],
  ) {
    super(
      [
        `${program} does not start as ${mode}; missing or invalid settings: ${faults.length}`,
        ...faults.map((fault) => `  ${fault}`),
        'docs/reference/settings.md explains each. A demonstration is started with npm start, or STOREFRONT_MODE=demonstration.',
      ].join('\n'),
    );
  }
}

/** Throws the whole list at once, so that an operator can correct everything before the next start. */
export function assertValidSettings(program: string, mode: Mode, faults: readonly (string | undefined)[]): void {
  const found = faults.filter((fault): fault is string => fault !== undefined);
  if (found.length > 0) throw new InvalidSettings(program, mode, found);
}
