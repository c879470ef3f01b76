import { ApiProblem } from '../api-problem';
import type { Problem } from '../entities/problem';
import type { Key, OperationError, ReplyOf, Result } from '../operation-types';
import type { TransportResponse } from './transport';

function isProblem(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string';
}

/** Every operation replies with JSON; anything else comes from a proxy in between, or was cut off. */
const isReply = (body: unknown): boolean => typeof body === 'object' && body !== null;

/** A reply or a declared outcome becomes a value; everything else is thrown. */
export function readResult<K extends Key>({ status, body }: TransportResponse): Result<K> {
  // Cast: commerce-api serialises replies by the operation's schema, so the client does not validate them again.
  if (status >= 200 && status < 300 && isReply(body)) return { ok: true, data: body as ReplyOf<K> };
  if (!isProblem(body)) throw new ApiProblem('unreadable_reply', status, 'Unreadable reply', `HTTP ${status}`);
  const { code, title, detail, errors } = body;
  // Casts the code below: the server checks it against the operation's declaration, so the client needs no table.
  if (!body.expected) throw new ApiProblem(code, status, title, detail, errors);
  return { ok: false, error: { code, status, title, detail, ...(errors && { errors }) } as OperationError<K> };
}
