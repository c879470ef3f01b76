import type { ProblemField } from './entities/problem';

/** What a caller did not expect: thrown by the client. Match on `code`, never on the class, which differs between bundles. */
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

/** The code of whatever was thrown, or undefined when it was no problem of the API. */
export function problemCode(thrown: unknown): string | undefined {
  if (typeof thrown !== 'object' || thrown === null || !('code' in thrown)) return undefined;
  return typeof thrown.code === 'string' ? thrown.code : undefined;
}
