import type { Operation } from '@storefront/api/declaration/operation';
import { operations } from '@storefront/api/operations';
import { requestPath } from '@storefront/api/transport/request-path';
import type { Business } from '@storefront/remote-kit/business.types';
import type { OperationInput } from '../../render/process/process-messages.types';
import { type Caller, callerHeaders } from '../api/caller';
import { type ApiOutcome, sendToApi } from '../api/send-to-api';
import { withClientConfig } from '../api/with-client-config';
import type { ShellConfig } from '../config';

const table: Readonly<Record<string, Operation | undefined>> = operations;
const REFUSED: ApiOutcome = { status: 404, body: Buffer.alloc(0), contentType: 'application/json' };

/**
 * Calls commerce-api for one page. Rendered code names an operation and its input; business, key and URL are added
 * here. Only reads that every visitor may make are allowed, none of members, operators, sessions or baskets.
 */
export class PageApi {
  private readonly ended = new AbortController();
  private readonly caller: Caller;
  private readonly headers: Readonly<Record<string, string>>;
  private readonly until: number;
  private pending = 0;
  private isEnded = false;

  /** @param deadlineMs milliseconds for all calls of the page together */
  constructor(
    private readonly config: Pick<ShellConfig, 'apiOrigin' | 'internalKey' | 'locale'>,
    business: Business,
    deadlineMs: number,
  ) {
    // A page is the same for every shopper, so its caller has no session and no device.
    this.caller = { business };
    this.headers = callerHeaders(config, this.caller);
    this.until = Date.now() + deadlineMs;
  }

  /** The reply of an operation; 404 for one that a page may not call. Never rejects. */
  async call(key: string, { params, query, body = {} }: OperationInput): Promise<ApiOutcome> {
    if (this.isEnded) return { failed: 'network' };
    if (!isPublicRead(key)) return REFUSED;
    const { method, path } = requestPath(key, params, query);
    const request = {
      method,
      url: `${this.config.apiOrigin}/${this.config.locale}/api${path}`,
      body: method === 'GET' ? undefined : JSON.stringify(withClientConfig(key, body, this.caller)),
    };
    const send = () => sendToApi(request, this.headers, Math.max(1, this.until - Date.now()), this.ended.signal);
    this.pending += 1;
    try {
      const outcome = await send();
      // A kept-alive connection may be closed just as it is reused: a read can be repeated once.
      return 'failed' in outcome && outcome.failed === 'network' && !this.isEnded ? await send() : outcome;
    } finally {
      this.pending -= 1;
    }
  }

  /** Ends the calls that are under way. */
  end(): void {
    this.isEnded = true;
    // Aborting creates an exception with a stack, which most pages do not need.
    if (this.pending) this.ended.abort();
  }
}

function isPublicRead(key: string): boolean {
  const operation = Object.hasOwn(table, key) ? table[key] : undefined;
  return Boolean(operation?.safe && (operation.access ?? 'visitor') === 'visitor' && !operation.multipart);
}
