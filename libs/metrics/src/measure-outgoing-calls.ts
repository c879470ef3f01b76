import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { performance } from 'node:perf_hooks';
import { SECONDS_BUCKETS } from './buckets';
import type { Meter } from './meter.types';

/** An installation calls few hosts; a label has no more values than this. */
const MAX_HOSTS = 30;

interface Undici {
  readonly request: { readonly origin?: string | URL; readonly method: string };
  readonly response?: { readonly statusCode: number };
}
interface NodeHttp {
  readonly request: { readonly host?: string; readonly method: string };
  readonly response?: { readonly statusCode?: number };
}

/** Measures the calls that this process makes by fetch, undici and node:http, by host and status. @returns ends it */
export function measureOutgoingCalls(meter: Meter): () => void {
  const duration = meter.createHistogram('http.client.request.duration', {
    unit: 's',
    description: 'Duration of outgoing calls by host and status, until the headers of the reply',
    advice: { explicitBucketBoundaries: SECONDS_BUCKETS },
  });
  const started = new WeakMap<object, number>();
  const hosts = new Set<string>();
  const known = (host: string) => {
    if (hosts.size < MAX_HOSTS) hosts.add(host);
    return hosts.has(host) ? host : 'other';
  };
  const begin = ({ request }: { request: object }) => void started.set(request, performance.now());
  const end = (request: object, host: string, method: string, status?: number) => {
    const since = started.get(request);
    if (since === undefined) return;
    started.delete(request);
    duration.record((performance.now() - since) / 1000, {
      'http.request.method': method,
      'server.address': known(host),
      ...(status === undefined ? { 'error.type': 'network' } : { 'http.response.status_code': status }),
    });
  };
  const endUndici = ({ request, response }: Undici) => {
    const { origin = '' } = request;
    const host = URL.canParse(String(origin)) ? new URL(origin).hostname : 'other';
    end(request, host, request.method, response?.statusCode);
  };
  const endHttp = ({ request, response }: NodeHttp) =>
    end(request, request.host ?? 'other', request.method, response?.statusCode);
  const listeners: readonly (readonly [string, (message: never) => void])[] = [
    ['undici:request:create', begin],
    ['undici:request:headers', endUndici],
    ['undici:request:error', endUndici],
    ['http.client.request.start', begin],
    ['http.client.response.finish', endHttp],
    ['http.client.request.error', endHttp],
  ];
  for (const [name, listener] of listeners) subscribe(name, listener as (message: unknown) => void);
  return () => {
    for (const [name, listener] of listeners) unsubscribe(name, listener as (message: unknown) => void);
  };
}
