import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { LogInPage } from '../log-in-page/LogInPage';
import { deskPaths } from '../navigation/desk-paths';

/** A page of the desk to go to after the log-in; anything else in the query is ignored. */
const pageOfDesk = (from = ''): string =>
  /^\/desk(\/[\w-]+)*(\?[\w=&%.-]*)?$/.test(from) && !from.startsWith(deskPaths.logIn) ? from : deskPaths.today;

export async function load({ business, query }: LoadContext): Promise<LoadResult<string>> {
  return { kind: 'page', data: pageOfDesk(query.from), head: { title: `Log in, ${business.name}` } };
}

export function Page({ data }: PageProps<string>) {
  return <LogInPage to={data} />;
}
