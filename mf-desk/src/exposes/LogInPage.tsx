import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { LogInPage, type LogInPageProps } from '../log-in-page/LogInPage';
import { readHandheld } from '../log-in-page/read-handheld';
import { deskPaths } from '../navigation/desk-paths';

/** A page of the desk to go to after the log-in; anything else in the query is ignored. */
const pageOfDesk = (from = ''): string =>
  /^\/desk(\/[\w-]+)*(\?[\w=&%.-]*)?$/.test(from) && !from.startsWith(deskPaths.logIn) ? from : deskPaths.today;

export async function load({ api, business, query }: LoadContext): Promise<LoadResult<LogInPageProps>> {
  const data = { to: pageOfDesk(query.from), invitation: query.invitation, handheld: await readHandheld(api) };
  return { kind: 'page', data, head: { title: `Log in, ${business.name}` } };
}

export function Page({ data }: PageProps<LogInPageProps>) {
  return <LogInPage {...data} />;
}
