import type { Meter } from '@storefront/metrics/meter.types';
import type { ShownReleases } from '../compositions/shown-releases';

export type MeasuredReleases = Pick<ShownReleases, 'refusals' | 'lostProcesses'> & {
  readonly live: Pick<ShownReleases['live'], 'now' | 'refused' | 'byId'>;
  readonly canaries: Pick<ShownReleases['canaries'], 'all' | 'refused'>;
  readonly pins: Pick<ShownReleases['pins'], 'all' | 'refused'>;
};

/** What is shown, what is refused now, and how often releases were refused and render processes were lost. */
export function measureReleases(meter: Meter, releases: MeasuredReleases): void {
  const shown = meter.createObservableGauge('storefront.compositions.shown', {
    description: 'Compositions that are shown now: the stable one, those of canaries and of pinned businesses',
  });
  const refused = meter.createObservableGauge('storefront.compositions.refused', {
    description: '1 while a composition that a channel names is not shown, by place',
  });
  const refusals = meter.createObservableCounter('storefront.releases.refused', {
    description: 'Releases that were refused since the start, by what was wrong',
  });
  const lost = meter.createObservableCounter('storefront.render_processes.replaced', {
    description: 'Render processes that ended by themselves and were replaced',
  });
  meter.addBatchObservableCallback(
    (result) => {
      const { live, canaries, pins } = releases;
      const count = (followed: ReadonlyMap<string, { readonly now: unknown }>) =>
        [...followed.values()].filter(({ now }) => now).length;
      result.observe(shown, live.now ? 1 : 0, { place: 'stable' });
      result.observe(shown, count(canaries.all), { place: 'canary' });
      result.observe(shown, count(pins.all), { place: 'pin' });
      result.observe(refused, live.refused ? 1 : 0, { place: 'stable' });
      result.observe(refused, canaries.refused ? 1 : 0, { place: 'canary' });
      result.observe(refused, pins.refused ? 1 : 0, { place: 'pin' });
      for (const [reason, times] of Object.entries(releases.refusals.counts))
        result.observe(refusals, times, { reason });
      result.observe(lost, releases.lostProcesses);
    },
    [shown, refused, refusals, lost],
  );
}
