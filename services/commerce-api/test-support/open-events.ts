import type { TestService } from './test-service';

interface OpenedEvents<Update> {
  readonly response: Response;
  /** The next `update`, each time it is asked for. @throws Error when the stream has ended */
  next(): Promise<Update>;
}

interface Caller {
  /** A member's access token. */
  as?: string;
  /** An operator's own key. */
  operatorKey?: string;
  business?: number;
  signal: AbortSignal;
}

/**
 * Opens a stream of server-sent events.
 * @param path after `/en-gb/api`, with its query
 */
export async function openEvents<Update>(
  service: Pick<TestService, 'keys' | 'origin'>,
  path: string,
  { as, operatorKey, business = 1, signal }: Caller,
): Promise<OpenedEvents<Update>> {
  const response = await fetch(`${service.origin}/en-gb/api${path}`, {
    signal,
    headers: {
      'x-internal-key': service.keys.internal,
      'x-business-id': String(business),
      ...(as && { authorization: `Bearer ${as}` }),
      ...(operatorKey && { 'x-operator-key': operatorKey }),
    },
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next = async (): Promise<Update> => {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end >= 0) {
        const [event, data] = text.slice(0, end).split('\n');
        text = text.slice(end + 2);
        if (event === 'event: update') return JSON.parse(data?.slice('data: '.length) ?? '');
      } else {
        const read = await reader?.read();
        if (!read || read.done) throw new Error('The stream ended');
        text += read.value;
      }
    }
  };
  return { response, next };
}
