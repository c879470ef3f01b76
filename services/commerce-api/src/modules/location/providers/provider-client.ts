import { setTimeout as pause } from 'node:timers/promises';
import { ProviderUnavailable } from './provider-unavailable';

interface ProviderRequest {
  url: URL;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: object;
}

interface ProviderReply {
  status: number;
  body: unknown;
}

export interface ProviderClient {
  /**
   * The reply of a request that the provider understood, whatever its status. Throws for 5xx, a timeout, a refused key
   * and an exhausted quota.
   */
  ask(request: ProviderRequest): Promise<ProviderReply>;
  /** Opens the circuit for a while; for errors reported in a reply with status 200. */
  leaveAlone(reason: string, seconds: number): ProviderUnavailable;
}

export interface ProviderClientOptions {
  name: string;
  /** Milliseconds, from the service's clock. */
  now: () => number;
  log: (line: string) => void;
  timeoutMs: number;
}

/** Short, because a shopper is waiting for the suggestions. */
const RETRY_PAUSE_MS = 100;
/** Consecutive failures that open the circuit. */
const MAX_FAILURES = 3;
/** Spares shoppers the timeout of every call, and ends soon after a short failure. */
const OPEN_SECONDS = 20;
/** Only an operator can put this right, which takes minutes. */
export const REFUSED_KEY_SECONDS = 300;
/** Many quotas are per minute; a reply with Retry-After says more precisely when to go on. */
export const QUOTA_SECONDS = 60;

/** Parses a reply's JSON. Invalid JSON is not quoted, because it may contain personal data. */
async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    throw new Error('its response is not JSON');
  }
}

const isServerFault = (status: number) => status >= 500 || status === 408;

/**
 * Calls one provider over HTTP with a timeout, one retry for transient failures, and a circuit breaker: after
 * consecutive failures, a refused key or an exhausted quota, calls fail at once until the circuit closes.
 */
export function createProviderClient(options: ProviderClientOptions): ProviderClient {
  const { name, now, log: say, timeoutMs } = options;
  let failures = 0;
  let openUntil = 0;

  const openCircuit = (reason: string, seconds: number) => {
    openUntil = now() + seconds * 1000;
    say(`places: ${name} is paused for ${seconds} s: ${reason}`);
    return new ProviderUnavailable(name, reason);
  };

  async function send({ url, method = 'GET', headers = {}, body }: ProviderRequest): Promise<ProviderReply> {
    const response = await fetch(url, {
      method,
      redirect: 'error',
      headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status === 429) {
      const retryAfter = Number(response.headers.get('retry-after'));
      throw openCircuit('its quota is used up', retryAfter > 0 ? Math.min(retryAfter, 600) : QUOTA_SECONDS);
    }
    if (response.status === 401 || response.status === 403)
      throw openCircuit('it refuses the key', REFUSED_KEY_SECONDS);
    if (isServerFault(response.status)) throw new Error(`it responded with ${response.status}`);
    return { status: response.status, body: await readJson(response) };
  }

  async function ask(request: ProviderRequest): Promise<ProviderReply> {
    if (now() < openUntil) throw new ProviderUnavailable(name, 'its circuit is open');
    // After the pause one attempt tests whether the provider is back.
    const tries = failures >= MAX_FAILURES ? 1 : 2;
    for (let attempt = 1; ; attempt += 1) {
      try {
        const reply = await send(request);
        failures = 0;
        return reply;
      } catch (cause) {
        if (cause instanceof ProviderUnavailable) throw cause;
        failures += 1;
        const reason = cause instanceof Error ? cause.message : 'it did not answer';
        if (failures >= MAX_FAILURES) throw openCircuit(reason, OPEN_SECONDS);
        if (attempt === tries) throw new ProviderUnavailable(name, reason, { cause });
        await pause(RETRY_PAUSE_MS);
      }
    }
  }

  return { ask, leaveAlone: openCircuit };
}
