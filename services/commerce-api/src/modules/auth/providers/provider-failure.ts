/** A provider cannot be reached, or what it says cannot be trusted. */
export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure';

  constructor(
    readonly reason: 'unavailable' | 'failed',
    /** For the log: no code, token or person. */
    readonly detail: string,
  ) {
    super(`${reason}: ${detail}`);
  }
}

/** The library wraps an error a few times; a cycle of causes must end. */
const DEEPEST_CAUSE = 5;

/** Maps an error of openid-client to a failure. */
export function failureOf(error: unknown): ProviderFailure {
  let cause: unknown = error;
  for (let depth = 0; depth < DEEPEST_CAUSE && cause instanceof Error; depth += 1) {
    if (cause instanceof ProviderFailure) return cause;
    cause = cause.cause;
  }
  const { name, code } = Object(error) as { name?: string; code?: string };
  return new ProviderFailure('failed', `${name ?? 'error'} ${code ?? ''}`.trim());
}
