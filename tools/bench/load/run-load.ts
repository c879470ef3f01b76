import autocannon from 'autocannon';

export interface Load {
  origin: string;
  requests: readonly autocannon.Request[];
  seconds: number;
  connections?: number;
  /** At most this many requests a second; by default as many as possible. */
  rate?: number;
  /** Ends when all requests have a response, ignoring `seconds`. */
  once?: boolean;
}

export interface Measured {
  /** Replies per second. */
  rate: number;
  /** Milliseconds. */
  median: number;
  p99: number;
  slowest: number;
  /** Replies other than 2xx, and requests without a reply. */
  failed: number;
}

/** Repeats the requests, each connection from a different place in the list, so that they differ at any moment. */
export async function runLoad({
  origin,
  requests,
  seconds,
  connections = 10,
  rate,
  once = false,
}: Load): Promise<Measured> {
  let place = 0;
  const share = Math.ceil(requests.length / connections);
  const result = await autocannon({
    url: origin,
    connections,
    ...(rate && { overallRate: rate }),
    ...(once ? { amount: requests.length } : { duration: seconds }),
    setupClient: (client) => {
      const from = place * share;
      place += 1;
      client.setRequests([...requests.slice(from), ...requests.slice(0, from)]);
    },
  });
  return {
    rate: once
      ? requests.length / ((result.finish.getTime() - result.start.getTime()) / 1000)
      : result.requests.average,
    median: result.latency.p50,
    p99: result.latency.p99,
    slowest: result.latency.max,
    failed: result.non2xx + result.errors + result.timeouts,
  };
}
