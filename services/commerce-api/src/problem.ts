import type { ProblemField } from '@storefront/api/entities/problem';
import { type ProblemCode, problemCodes } from '@storefront/api/problem-codes';

/** An error reply. It is thrown below a route; the error handler writes it as application/problem+json. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly status: number;
  readonly title: string;

  constructor(
    readonly code: ProblemCode,
    readonly detail: string,
    readonly errors?: readonly ProblemField[],
    /** Seconds after which the caller may try again. */
    readonly retryAfterSeconds?: number,
  ) {
    super(`${code}: ${detail}`);
    [this.status, this.title] = problemCodes[code];
  }
}

/** What a problem is, in words. */
export const problemTitle = (code: ProblemCode): string => problemCodes[code][1];

/** Creates a problem to throw: `if (!store) throw refuse('store_not_found')`. */
export function refuse(code: ProblemCode, detail: string = problemCodes[code][1], errors?: readonly ProblemField[]) {
  return new Problem(code, detail, errors);
}

const problemType = (code: string) => `urn:storefront:problem:${code}`;

/** The body of a problem; `expected` says whether the operation declares the outcome. */
export function problemBody(problem: Problem, declared: readonly string[] = []) {
  return {
    type: problemType(problem.code),
    title: problem.title,
    status: problem.status,
    detail: problem.detail,
    code: problem.code,
    expected: declared.includes(problem.code),
    ...(problem.errors && { errors: problem.errors }),
  };
}
