import { randomUUID } from 'node:crypto';
import { allOperations } from '@storefront/api/operations';
import fc from 'fast-check';
import type { AbuseEnvironment } from './abuse-environment';
import { type BadRequest, badRequest } from './bad-request';
import { faultOf } from './check-reply';
import { type AbuseWorld, collectKnownValues, undoRound } from './collect-known-values';
import { closeConnections, sendRequest } from './send-request';

export interface AbuseFault {
  reason: string;
  seed: number;
  request: BadRequest;
  answer: string;
}

export interface AbuseReport {
  seed: number;
  requests: number;
  operations: number;
  /** How often each status occurred; 0 means no reply. */
  statuses: Readonly<Record<number, number>>;
  /** The operations that accepted a request, so that bad input to them was really tried. */
  accepted: ReadonlySet<string>;
  ms: { median: number; p99: number; longest: number };
  seconds: number;
  faults: readonly AbuseFault[];
}

const CONCURRENCY = 8;
/** A round ends after this many requests per operation; then the known data is created again. */
const REQUESTS_PER_ROUND = 20;

function withCredentials(
  request: BadRequest,
  { api }: AbuseEnvironment,
  { accessToken, refreshToken, apiKey }: AbuseWorld,
): BadRequest {
  const headersByCaller: Record<BadRequest['caller'], Record<string, string>> = {
    visitor: {},
    member:
      request.route === 'shell'
        ? { cookie: `sf_access=${accessToken}; sf_refresh=${refreshToken}`, 'sec-fetch-site': 'same-origin' }
        : { authorization: `Bearer ${accessToken}` },
    internal: request.route === 'direct' ? { 'x-internal-key': api.internalKey, 'x-business-id': '1' } : {},
    operator: { 'x-admin-key': api.adminKey },
    till: { authorization: `Bearer ${apiKey}`, 'idempotency-key': randomUUID() },
  };
  return { ...request, headers: { ...headersByCaller[request.caller], ...request.headers } };
}

/** The requests of one seed, cycling through the operations; the same seed and data give the same requests. */
function* requestsOf(seed: number, each: number, { known }: AbuseWorld): Generator<BadRequest> {
  const lists = allOperations.map((operation, at) =>
    fc.sample(badRequest(operation, known), { seed: seed + at, numRuns: each }),
  );
  // Generating the requests took seconds.
  closeConnections();
  for (let at = 0; at < each; at += 1)
    for (const list of lists) {
      const request = list[at];
      if (request) yield request;
    }
}

/**
 * Sends at least `count` generated bad requests, evenly over all operations, directly and through the shell.
 * @returns what occurred; `faults` is empty when every reply was acceptable
 */
export async function runAbuse(
  environment: AbuseEnvironment,
  options: { seed: number; count: number; onRound?: (sent: number) => void },
): Promise<AbuseReport> {
  const started = performance.now();
  const statuses: Record<number, number> = {};
  const accepted = new Set<string>();
  const times: number[] = [];
  const faults: AbuseFault[] = [];
  const perOperation = Math.ceil(options.count / allOperations.length);
  for (let done = 0; done < perOperation; done += REQUESTS_PER_ROUND) {
    const seed = options.seed + done * allOperations.length;
    const world = await collectKnownValues(environment);
    const requests = requestsOf(seed, Math.min(REQUESTS_PER_ROUND, perOperation - done), world);
    const send = async () => {
      for (const generated of requests) {
        const request = withCredentials(generated, environment, world);
        const observed = await sendRequest(
          request.route === 'shell' ? environment.shell.origin : environment.api.origin,
          request,
        );
        statuses[observed.status] = (statuses[observed.status] ?? 0) + 1;
        if (observed.status === 200) accepted.add(request.operation);
        times.push(observed.ms);
        const reason = faultOf(observed, request);
        if (reason) faults.push({ reason, seed, request, answer: observed.body.slice(0, 400) });
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, send));
    await undoRound(environment, world);
    options.onRound?.(times.length);
  }
  const sorted = times.sort((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
  return {
    seed: options.seed,
    requests: times.length,
    operations: allOperations.length,
    statuses,
    accepted,
    ms: { median: at(0.5), p99: at(0.99), longest: at(1) },
    seconds: Math.round((performance.now() - started) / 1000),
    faults,
  };
}
