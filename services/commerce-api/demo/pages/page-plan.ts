import type { ContentPage } from '@storefront/api/entities/content-page';
import type { Destination } from '@storefront/api/entities/destination';
import type { RouteName } from '@storefront/routes/route-table';
import type { DemoPage, DemoRedirect } from '../demo-data.types';

type Section = ContentPage['sections'][number];

export type PagePlan = Omit<ContentPage, 'updatedOn'>;

/** A section: its heading, its paragraphs, and points where they read better than sentences. */
export const section = (
  heading: string | null,
  paragraphs: readonly string[],
  points: readonly string[] = [],
): Section => ({
  heading,
  paragraphs: [...paragraphs],
  points: [...points],
});

/** When the words last changed; the same on every machine. */
const UPDATED_ON = '2026-10-05';

export const pageRows = (plans: readonly PagePlan[], businessId: number): DemoPage[] =>
  plans.map((plan) => ({ ...plan, businessId, updatedOn: UPDATED_ON }));

/** Old slugs: to a page of editors, or to a route that takes no parameters. */
export type RedirectPlan = Readonly<Record<string, { page: string } | { route: RouteName }>>;

export const redirectRows = (plan: RedirectPlan, businessId: number): DemoRedirect[] =>
  Object.entries(plan).map(([slug, target]) => {
    const to: Destination =
      'page' in target
        ? { route: null, params: {}, pageSlug: target.page }
        : { route: target.route, params: {}, pageSlug: null };
    return { businessId, slug, to, permanent: true };
  });
