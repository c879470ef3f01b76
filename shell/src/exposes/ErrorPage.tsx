import type { PageProps } from '@storefront/remote-kit/page.types';
import { ErrorPage } from '../error-page/ErrorPage';

/** The server gives it its data: what went wrong. */
export function Page({ data }: PageProps<{ status: number; message: string }>) {
  return <ErrorPage status={data.status} message={data.message} />;
}
