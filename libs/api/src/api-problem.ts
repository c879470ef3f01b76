import type { ProblemField } from './entities/problem';

/**
 * An outcome that the operation does not declare, thrown by the client. Match on `code`, never on the class, which
 * differs between bundles.
 */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';

  constructor(
    readonly code: string,
    readonly status: number,
    readonly title: string,
    readonly detail: string,
    readonly errors?: readonly ProblemField[],
    options?: ErrorOptions,
  ) {
    super(`${title} (${code})`, options);
  }
}

/** The code of any thrown value; undefined when it is not a problem of the API. */
export function problemCode(thrown: unknown): string | undefined {
  if (typeof thrown !== 'object' || thrown === null || !('code' in thrown)) return undefined;
  return typeof thrown.code === 'string' ? thrown.code : undefined;
}
