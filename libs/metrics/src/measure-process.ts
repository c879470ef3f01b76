import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import type { Meter } from './meter.types';

const NANOSECONDS = 1e9;
/** Milliseconds between two samples of the event loop. */
const RESOLUTION_MS = 20;

/** The event loop, memory and uptime of this process. @returns ends it */
export function measureProcess(meter: Meter): () => void {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  let before = performance.eventLoopUtilization();
  const seconds = (name: string, description: string) =>
    meter.createObservableGauge(name, { unit: 's', description: `${description}, since the last scrape` });
  const p50 = seconds('nodejs.eventloop.delay.p50', 'Median delay of the event loop');
  const p99 = seconds('nodejs.eventloop.delay.p99', '99th percentile of the delay of the event loop');
  const max = seconds('nodejs.eventloop.delay.max', 'Longest delay of the event loop');
  const utilization = meter.createObservableGauge('nodejs.eventloop.utilization', {
    unit: '1',
    description: 'Share of time in which the event loop was busy, since the last scrape',
  });
  const memory = meter.createObservableGauge('process.memory.usage', { unit: 'By', description: 'Resident memory' });
  const heap = meter.createObservableGauge('v8js.memory.heap.used', { unit: 'By', description: 'Used heap' });
  const uptime = meter.createObservableGauge('process.uptime', { unit: 's', description: 'Seconds since the start' });
  meter.addBatchObservableCallback(
    (result) => {
      // Without a sample the histogram has no percentiles.
      if (delay.count > 0) {
        result.observe(p50, delay.percentile(50) / NANOSECONDS);
        result.observe(p99, delay.percentile(99) / NANOSECONDS);
        result.observe(max, delay.max / NANOSECONDS);
      }
      delay.reset();
      const now = performance.eventLoopUtilization();
      result.observe(utilization, performance.eventLoopUtilization(now, before).utilization);
      before = now;
      const { rss, heapUsed } = process.memoryUsage();
      result.observe(memory, rss);
      result.observe(heap, heapUsed);
      result.observe(uptime, process.uptime());
    },
    [p50, p99, max, utilization, memory, heap, uptime],
  );
  return () => delay.disable();
}
