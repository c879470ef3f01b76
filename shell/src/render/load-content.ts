import { UNRECOVERABLE_ERROR } from '@storefront/api/unrecoverable-error';
import { pageNotFound, tooManyRequests, unrecoverableError } from '@storefront/messages/system';
import type { LoadContext, LoadResult, PageModule } from '@storefront/remote-kit/page.types';
import pTimeout from 'p-timeout';
import type { RenderResult } from './render-job.types';

type Loaded = Extract<LoadResult<unknown>, { kind: 'page' }>;
type Outcome = Loaded | Exclude<RenderResult, { kind: 'page' }>;

/** Codes of a proxy, or of a back end that cannot reach its database. */
const UNREACHABLE = new Set([502, 503, 504]);

/** Calls a page's `load` and classifies the outcome: a failure of the back end is not the page's fault. */
export function loadContent(page: PageModule, context: LoadContext, deadlineMs: number): Promise<Outcome> {
  return pTimeout<Outcome>(load(page, context), {
    milliseconds: deadlineMs,
    fallback: () => ({ kind: 'failed', cause: 'code', message: `load was not done after ${deadlineMs} ms` }),
  });
}

async function load(page: PageModule, context: LoadContext): Promise<Outcome> {
  try {
    const result = await page.load(context);
    if (result.kind === 'redirect') return { kind: 'redirect', to: result.to, status: result.status ?? 302 };
    return result;
  } catch (failure) {
    if (!isProblem(failure))
      return { kind: 'failed', cause: 'code', message: String((failure as Error)?.message ?? failure) };
    // A URL that the API cannot parse (such as a slug of a thousand letters) names no page.
    if (failure.status === 400 || failure.status === 422) return { kind: 'not-found', message: pageNotFound };
    if (failure.code === UNRECOVERABLE_ERROR)
      return { kind: 'refused', status: 410, message: unrecoverableError, detail: failure.detail };
    if (failure.status === 429) return { kind: 'refused', status: 429, message: failure.detail || tooManyRequests };
    return {
      kind: 'failed',
      cause: 'api',
      isApiDown: failure.status === 0 || UNREACHABLE.has(failure.status),
      message: `${failure.code ?? ''} ${failure.status} ${failure.detail ?? ''}`,
    };
  }
}

/** Bundles contain their own copy of the client, so a problem is recognised by its properties, not its class. */
const isProblem = (failure: unknown): failure is { status: number; code?: string; detail?: string } =>
  typeof failure === 'object' && failure !== null && 'status' in failure && typeof failure.status === 'number';
