import type { ProblemField } from '@storefront/api/entities/problem';
import { servicePaths } from '@storefront/routes/reserved-paths';
import { routePaths } from '@storefront/routes/route-paths';
import { isDay } from '../../time/local-day';
import { fault } from '../businesses/settings-faults';
import type { BusinessContent } from './business-content.service';

/** Paths of the storefront itself; a page with one of these slugs could never be reached. */
const RESERVED_SLUGS = new Set([
  ...[...Object.values(routePaths), ...servicePaths].map((path) => path.split('/')[1] ?? ''),
  'cookies',
]);

function slugFaults(list: string, slugs: readonly string[]): ProblemField[] {
  return slugs.flatMap((slug, at) => [
    ...(slugs.indexOf(slug) === at ? [] : [fault(`${list}/${at}/slug`, `${slug} is there twice`)]),
    ...(list !== 'campaigns' && RESERVED_SLUGS.has(slug)
      ? [fault(`${list}/${at}/slug`, `/${slug} is a page of the storefront’s own`)]
      : []),
  ]);
}

/**
 * Finds well-formed pages and redirects that still cannot work.
 * @param slugs slugs of the pages that the business will have
 */
export function contentFaults(
  { pages = [], campaigns = [], redirects = [] }: BusinessContent,
  slugs: readonly string[],
): ProblemField[] {
  const faults = Object.entries({ pages, campaigns, redirects }).flatMap(([list, entries]) =>
    slugFaults(
      list,
      entries.map(({ slug }) => slug),
    ),
  );
  pages.forEach(({ updatedOn, sections }, at) => {
    if (!isDay(updatedOn)) faults.push(fault(`pages/${at}/updatedOn`, `${updatedOn} is not a calendar day`));
    sections.forEach(({ paragraphs, points }, place) => {
      if (!paragraphs.length && !points.length)
        faults.push(fault(`pages/${at}/sections/${place}`, 'there is no text below this heading'));
    });
  });
  redirects.forEach(({ slug, page, route }, at) => {
    const path = `redirects/${at}`;
    if ((page === undefined) === (route === undefined))
      faults.push(fault(path, 'leads to either a page or a route: one of the two must be there'));
    if (page !== undefined && !slugs.includes(page)) faults.push(fault(`${path}/page`, `there is no page ${page}`));
    if (slugs.includes(slug))
      faults.push(fault(`${path}/slug`, `${slug} is a page, so the redirect would have no effect`));
  });
  return faults;
}
