import autocannon from 'autocannon';

export interface Load {
  origin: string;
  requests: readonly autocannon.Request[];
  seconds: number;
  connections?: number;
  /** Ends when all requests have been answered once, whatever the seconds. */
  once?: boolean;
}

export interface Measured {
  /** Answers a second. */
  rate: number;
  /** Milliseconds. */
  median: number;
  p99: number;
  slowest: number;
  /** Answers that were not 2xx, and requests that were not answered. */
  failed: number;
}

/** Asks over and over, each connection from another place of the list on, so that they do not ask for the same at once. */
export async function runLoad({ origin, requests, seconds, connections = 10, once = false }: Load): Promise<Measured> {
  let place = 0;
  const share = Math.ceil(requests.length / connections);
  const result = await autocannon({
    url: origin,
    connections,
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
