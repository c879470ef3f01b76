import { ApiProblem } from './api-problem';
import type { Problem } from './entities/problem';
import type { Key, OperationError, ReplyOf, Result } from './operation-types';
import type { TransportResponse } from './transport';

function isProblem(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string';
}

/** A reply or a declared outcome becomes a value; everything else is thrown. */
export function readResult<K extends Key>({ status, body }: TransportResponse): Result<K> {
  if (status >= 200 && status < 300) return { ok: true, data: body as ReplyOf<K> };
  if (!isProblem(body)) throw new ApiProblem('unreadable_reply', status, 'Unreadable reply', `HTTP ${status}`);
  const { code, title, detail, errors } = body;
  // The server checks the code against the operation's declaration, so that the client does not need the table.
  if (!body.expected) throw new ApiProblem(code, status, title, detail, errors);
  return { ok: false, error: { code, status, title, detail, ...(errors && { errors }) } as OperationError<K> };
}
