/** An error reply of the sandbox's own routes: written as application/problem+json. */
export class Problem extends Error {
  override readonly name = 'Problem';

  constructor(
    readonly status: number,
    readonly code: string,
    readonly detail: string,
  ) {
    super(`${code}: ${detail}`);
  }

  /** The property in which generic error handlers find the status. */
  get statusCode(): number {
    return this.status;
  }
}

export const notFound = (what: string) => new Problem(404, 'not_found', `There is no ${what}`);
export const invalid = (detail: string) => new Problem(422, 'validation_failed', detail);

const TITLES: Readonly<Record<string, string>> = {
  body_too_large: 'The body is too large',
  commerce_api_unavailable: 'commerce-api is not available',
  cross_site: 'Called from another site',
  internal_error: 'There was an error in the sandbox',
  invalid_json: 'The body is not JSON',
  media_type_unsupported: 'The body has the wrong type',
  not_built: 'Not built yet',
  not_found: 'Not found',
  validation_failed: 'The request is not valid',
};

export function problemBody({ status, code, detail }: Problem) {
  return { type: `urn:storefront:problem:${code}`, title: TITLES[code] ?? code, status, detail, code };
}
