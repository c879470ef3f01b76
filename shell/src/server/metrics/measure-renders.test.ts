/** @jest-environment node */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startMetrics } from '@storefront/metrics/start-metrics';
import { testPageResult } from '../../../test-support/test-page-request';
import { testRenderJob } from '../../../test-support/test-render-job';
import type { RenderPart } from '../../render/render-job.types';
import type { RenderOutcome } from '../processes/composition-processes';
import { measureRenders } from './measure-renders';

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

test('renders are counted by remote, page and outcome, and parts that are missing by remote and part', async () => {
  const port = await freePort();
  const metrics = await startMetrics({ host: '127.0.0.1', port });
  const banner: RenderPart = { name: 'banner', package: 'mf-b', expose: './Banner', deadlineMs: 500 };
  const countdown: RenderPart = { name: 'countdown', package: 'mf-c', expose: './Countdown', deadlineMs: 500 };
  const job = { ...testRenderJob('/'), boundaries: [banner] };
  const result = testPageResult('Store', {
    failed: [{ name: 'banner', message: 'no' }],
    declaredBoundaries: ['banner', 'countdown'],
  });
  const outcomes: RenderOutcome[] = [
    { kind: 'rendered', result, omitted: [countdown] },
    { kind: 'blocked' },
    { kind: 'rendered', result: { kind: 'failed', cause: 'code', message: 'no' }, omitted: [] },
  ];
  const renderer = measureRenders(metrics.meter)({ render: async () => outcomes.shift() as RenderOutcome });
  while (outcomes.length > 0) await renderer.render({} as never, job, () => undefined);

  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  await metrics.stop();
  const labels = `remote="${job.page.package}",page="${job.page.expose}"`;
  for (const outcome of ['page', 'blocked', 'failed-code'])
    expect(text).toContain(`storefront_render_duration_count{${labels},outcome="${outcome}"} 1`);
  expect(text).toContain('storefront_render_part_failures_total{remote="mf-b",part="banner"} 1');
  expect(text).toContain('storefront_render_part_failures_total{remote="mf-c",part="countdown"} 1');
});
