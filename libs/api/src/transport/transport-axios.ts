import axiosPackage, { type AxiosInstance, type AxiosResponse } from 'axios';
import { ApiProblem, problemCode } from '../api-problem';
import { CALL_BACKOFF_MS, CALL_TIMEOUT_MS } from '../constants';
import { wait } from './retry-wait';
import { repeatableKeys, safeKeys } from './safe-keys';
import type { Transport, TransportRequest, TransportResponse } from './transport';

export interface AxiosTransportOptions {
  /** The shell's path that refreshes an expired session, called once for all pending requests. */
  refreshPath?: string;
  timeoutMs?: number;
  /** The pause before the first retry; it doubles for the second. */
  backoffMs?: number;
  headers?: () => Record<string, string>;
  /** For tests: the instance to use instead of a new one. */
  axios?: AxiosInstance;
}

/** The pauses before them add up to 750 ms, and a back end that is down gets few further calls. */
const MAX_RETRIES = 2;
const RETRYABLE_STATUSES = new Set([502, 503, 504]);

/** The browser's transport over axios; see transport-on-demand.ts. */
export function createAxiosTransport(options: AxiosTransportOptions = {}): Transport {
  const {
    refreshPath = '/session/refresh',
    timeoutMs = CALL_TIMEOUT_MS,
    backoffMs = CALL_BACKOFF_MS,
    axios = axiosPackage.create(),
  } = options;
  let refreshing: Promise<boolean> | undefined;

  async function send(request: TransportRequest): Promise<TransportResponse> {
    let response: AxiosResponse<unknown>;
    const { upload } = request;
    try {
      response = await axios.request({
        method: request.method,
        url: request.url,
        data: request.body,
        signal: request.signal,
        timeout: upload?.timeoutMs ?? timeoutMs,
        validateStatus: () => true,
        withCredentials: true,
        // fetch does not report the progress of an upload.
        adapter: upload ? 'xhr' : 'fetch',
        // The parts of a list have one name, without an index.
        formSerializer: { indexes: null },
        onUploadProgress: upload && (({ progress = 0 }) => upload.onProgress(progress)),
        // A write continues when its page is left; its reply's cookies are stored.
        fetchOptions: { keepalive: request.idempotencyKey !== undefined },
        headers: {
          Accept: 'application/json, application/problem+json',
          ...(request.body !== undefined && { 'Content-Type': upload ? 'multipart/form-data' : 'application/json' }),
          ...(request.idempotencyKey && { 'Idempotency-Key': request.idempotencyKey }),
          ...options.headers?.(),
        },
      });
    } catch (cause) {
      throw new ApiProblem(failureCode(request, cause), 0, 'No response', request.key, undefined, { cause });
    }
    return { status: response.status, body: response.data === '' ? undefined : response.data };
  }

  /** A write's first attempt may have arrived, so it is retried only if it is made once per key. */
  async function sendWithRetry(request: TransportRequest, isRepeatable: boolean) {
    for (let attempt = 0; ; attempt += 1) {
      const last = !isRepeatable || attempt === MAX_RETRIES;
      try {
        const response = await send(request);
        if (last || !RETRYABLE_STATUSES.has(response.status)) return response;
      } catch (failure) {
        if (last || problemCode(failure) !== 'network') throw failure;
      }
      await wait(backoffMs * 2 ** attempt, request.signal);
    }
  }

  function refresh(): Promise<boolean> {
    refreshing ??= axios
      .post(refreshPath, {}, { timeout: timeoutMs, validateStatus: () => true, withCredentials: true })
      .then(
        (response) => response.status < 300,
        () => false,
      )
      .finally(() => {
        refreshing = undefined;
      });
    return refreshing;
  }

  return async (given) => {
    const isSafe = given.key.startsWith('GET ') || safeKeys.has(given.key);
    const isRepeatable = isSafe || repeatableKeys.has(given.key);
    const request = isSafe ? given : { ...given, idempotencyKey: given.idempotencyKey ?? crypto.randomUUID() };
    const response = await sendWithRetry(request, isRepeatable);
    if (response.status !== 401 || problemCode(response.body) !== 'token_expired') return response;
    // The server rejected the expired token without any effect, so even a write may be repeated.
    return (await refresh()) ? sendWithRetry(request, isRepeatable) : response;
  };
}

function failureCode(request: TransportRequest, cause: unknown): string {
  if (request.signal?.aborted) return 'cancelled';
  const code = problemCode(cause);
  return code === 'ECONNABORTED' || code === 'ETIMEDOUT' ? 'timeout' : 'network';
}
