import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { serverOnlyLoad } from '@storefront/remote-kit/server-only-load';
import { PageFrame } from '@storefront/ui/page-frame';
import { PageTitle } from '@storefront/ui/page-title';
import { type FoundPostcode, PostcodeForm } from '../postcode-form/PostcodeForm';

async function loadExample({ query }: LoadContext): Promise<LoadResult<FoundPostcode>> {
  return { kind: 'page', data: { found: query.found, problem: query.problem }, head: { title: 'Example' } };
}

export const load = typeof document === 'undefined' ? loadExample : serverOnlyLoad;

/** Components are in files of their own: the developer's server replaces those while the page stays. */
export function Page({ data }: PageProps<FoundPostcode>) {
  return (
    <PageFrame width="single">
      <PageTitle note="A page of a remote with a repository of its own.">Example</PageTitle>
      <PostcodeForm first={data} />
    </PageFrame>
  );
}
