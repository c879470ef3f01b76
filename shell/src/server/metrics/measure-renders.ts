import { SECONDS_BUCKETS } from '@storefront/metrics/buckets';
import type { Meter } from '@storefront/metrics/meter.types';
import type { RenderJob } from '../../render/render-job.types';
import type { Renderer } from '../document/render-document';
import type { RenderOutcome } from '../processes/composition-processes';

/** Wraps what renders pages: the time of each page by remote, page and outcome, and parts that failed. */
export function measureRenders(meter: Meter): (renderer: Renderer) => Renderer {
  const duration = meter.createHistogram('storefront.render.duration', {
    unit: 's',
    description: 'Duration of renders with their calls of commerce-api, by remote, page and outcome',
    advice: { explicitBucketBoundaries: SECONDS_BUCKETS },
  });
  const failures = meter.createCounter('storefront.render.part_failures', {
    description: 'Boundaries that failed or were left out of a page, by remote and part',
  });
  return (renderer) => ({
    async render(composition, job, report) {
      const since = performance.now();
      const outcome = await renderer.render(composition, job, report);
      const { package: remote, expose: page } = job.page;
      duration.record((performance.now() - since) / 1000, { remote, page, outcome: outcomeOf(outcome) });
      for (const part of failedParts(job, outcome)) failures.add(1, { remote: part.package, part: part.name });
      return outcome;
    },
  });
}

function outcomeOf(outcome: RenderOutcome): string {
  if (outcome.kind !== 'rendered') return outcome.kind;
  const { result } = outcome;
  // A failure of commerce-api is not one of the page's code.
  return result.kind === 'failed' ? `failed-${result.cause}` : result.kind;
}

function failedParts(job: RenderJob, outcome: RenderOutcome) {
  if (outcome.kind !== 'rendered' || outcome.result.kind !== 'page') return [];
  const { failed, declaredBoundaries } = outcome.result;
  const left = outcome.omitted.filter(({ name }) => declaredBoundaries.includes(name));
  return [...left, ...job.boundaries.filter(({ name }) => failed.some((failure) => failure.name === name))];
}
