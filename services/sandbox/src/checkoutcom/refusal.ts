/** A request that the gateway rejects, in the gateway's format. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly status: number,
    readonly errorType?: string,
    readonly errorCodes: readonly string[] = [],
  ) {
    super(`${status} ${errorType ?? ''} ${errorCodes.join(' ')}`);
  }
}

export const invalidRequest = (...codes: string[]) => new Refusal(422, 'request_invalid', codes);
export const notAllowed = (code: string) => new Refusal(403, 'action_not_allowed', [code]);
export const notFound = () => new Refusal(404);
export const invalidKey = () => new Refusal(401);
