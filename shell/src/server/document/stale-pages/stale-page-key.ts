import { isOutcomeField } from '../../actions/outcome-fields';
import type { PageRequest } from '../render-jobs';

/** What the content of a public page depends on; query fields of a form's redirect are left out. */
export function stalePageKey({ composition, host, url, matched }: PageRequest): string {
  const search = new URLSearchParams(url.search);
  for (const name of [...search.keys()]) if (isOutcomeField(composition.manifests, name)) search.delete(name);
  search.sort();
  const version = (name: string | undefined) => (name ? composition.manifests[name]?.version : '');
  return [
    host.business.businessId,
    host.business.subBusinessId,
    version('shell'),
    matched?.route.package,
    version(matched?.route.package),
    url.pathname,
    search,
  ].join(' ');
}
