import type { ContentPage } from '@storefront/api/entities/content-page';
import type { Destination } from '@storefront/api/entities/destination';
import type { RouteName } from '@storefront/routes/route-paths';
import type { DemoPage, DemoRedirect } from '../demo-data.types';

type Section = ContentPage['sections'][number];

export type PagePlan = Omit<ContentPage, 'updatedOn'>;

/** A section: heading, paragraphs and bullet points. */
export const section = (
  heading: string | null,
  paragraphs: readonly string[],
  points: readonly string[] = [],
): Section => ({
  heading,
  paragraphs: [...paragraphs],
  points: [...points],
});

/** When the text last changed; the same on every machine. */
const UPDATED_ON = '2026-10-05';

export const pageRows = (plans: readonly PagePlan[], businessId: number): DemoPage[] =>
  plans.map((plan) => ({ ...plan, businessId, updatedOn: UPDATED_ON }));

/** Old slugs, each leading to an editors' page or to a route without parameters. */
export type RedirectPlan = Readonly<Record<string, { page: string } | { route: RouteName }>>;

export const redirectRows = (plan: RedirectPlan, businessId: number): DemoRedirect[] =>
  Object.entries(plan).map(([slug, target]) => {
    const to: Destination =
      'page' in target
        ? { route: null, params: {}, pageSlug: target.page }
        : { route: target.route, params: {}, pageSlug: null };
    return { businessId, slug, to, permanent: true };
  });
