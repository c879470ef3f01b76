import type { PageProps } from '@storefront/remote-kit/page.types';
import { ErrorPage } from '../error-page/ErrorPage';
import type { PageError } from '../render/render-job.types';

/** The server passes its data: what went wrong. */
export function Page({ data }: PageProps<PageError>) {
  return <ErrorPage status={data.status} message={data.message} detail={data.detail} />;
}
