import type { ShellConfig } from './config';

export interface ApiReply {
  readonly status: number;
  readonly body: unknown;
}

/** One call of commerce-api on behalf of a business, by the document server itself. */
export async function callApi(
  config: ShellConfig,
  path: string,
  options: {
    businessId?: number;
    subBusinessId?: number;
    body?: unknown;
    method?: string;
    accessToken?: string;
    address?: string;
  },
): Promise<ApiReply> {
  const method = options.method ?? 'POST';
  const reply = await fetch(`${config.apiOrigin}/${config.locale}/api${path}`, {
    method,
    headers: {
      'x-internal-key': config.internalKey,
      ...(options.businessId ? { 'x-business-id': String(options.businessId) } : {}),
      ...(options.subBusinessId ? { 'x-sub-business-id': String(options.subBusinessId) } : {}),
      ...(options.accessToken ? { authorization: `Bearer ${options.accessToken}` } : {}),
      ...(options.address ? { 'x-forwarded-for': options.address } : {}),
      ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
    },
    body: method === 'GET' ? undefined : JSON.stringify(options.body ?? {}),
    signal: AbortSignal.timeout(config.apiDeadlineMs),
  });
  const text = await reply.text();
  return { status: reply.status, body: text ? JSON.parse(text) : undefined };
}
