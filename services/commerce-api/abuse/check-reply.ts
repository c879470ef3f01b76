import type { BadRequest } from './bad-request';
import { HANG_TIMEOUT_MS, type Observed } from './send-request';

/** Internals of the service: stack traces, paths, SQL, and error texts of drivers and libraries. */
const LEAKED_INTERNALS =
  /\n\s+at |node_modules|[\\/](?:src|dist|services)[\\/]|file:\/\/\/(?!etc)|\b(?:select|insert into|delete from|update) [a-z_"]+ .*\b(?:from|where|values|set|returning)\b|syntax error at|violates|\brelation "|\bcolumn "|SQLSTATE|drizzle|fastify|FST_|ECONN|ENOENT|EPIPE|pglite|pg_catalog|undici|Cannot read prop|is not a function|is not iterable|Maximum call stack|Unexpected token|Unexpected end|in JSON at/i;
const REVEALING_HEADERS = ['x-powered-by', 'server', 'x-aspnet-version', 'via'];
/** Expected server errors: operations that are not implemented yet, and outside systems that are switched off. */
const EXPECTED_FAULTS = new Set([
  'not_implemented',
  'marketing_key_missing',
  'payment_gateway_unavailable',
  'wallet_unavailable',
  'one_time_code_not_sent',
]);

interface Problem {
  code?: unknown;
  status?: unknown;
}

function problemOf(body: string): Problem | undefined {
  try {
    const parsed: unknown = JSON.parse(body);
    return typeof parsed === 'object' && parsed !== null ? parsed : undefined;
  } catch {
    return undefined;
  }
}

/** Pages are for people: a refusal there is a page or a line of text. */
const expectsProblem = ({ route: way, path }: BadRequest) =>
  way === 'direct' || path.startsWith('/en-gb/') || path.startsWith('/api/v1/');

/** Why a reply to a bad request is not acceptable; undefined when it is. */
export function faultOf(observed: Observed, request: BadRequest): string | undefined {
  const { status, headers, body, ms } = observed;
  if (observed.failure) return `no answer: ${observed.failure}`;
  if (ms > HANG_TIMEOUT_MS) return `an answer after ${Math.round(ms)} ms`;
  const problem = status >= 400 ? problemOf(body) : undefined;
  // A reply to HEAD has no body with a code.
  const notBuilt = request.method === 'HEAD' && status === 501;
  if (status >= 500 && !notBuilt && !EXPECTED_FAULTS.has(String(problem?.code)))
    return `${status} ${String(problem?.code ?? '')}`;
  if (LEAKED_INTERNALS.test(body)) return `${status} leaks internals: ${LEAKED_INTERNALS.exec(body)?.[0]}`;
  for (const name of REVEALING_HEADERS) if (headers[name]) return `header ${name}: ${headers[name]}`;
  if (status >= 400 && request.method !== 'HEAD' && expectsProblem(request)) {
    if (!headers['content-type']?.startsWith('application/problem+json'))
      return `${status} as ${headers['content-type'] ?? 'nothing'}, which is not a problem document`;
    if (typeof problem?.code !== 'string' || problem.status !== status) return `${status} without its code or status`;
  }
  return undefined;
}
