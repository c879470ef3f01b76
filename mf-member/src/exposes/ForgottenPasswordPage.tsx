import type { LoadContext, LoadResult } from '@storefront/remote-kit/page.types';
import { ForgottenPasswordPage } from '../forgotten-password-page/ForgottenPasswordPage';

export async function load({ business }: LoadContext): Promise<LoadResult<null>> {
  return {
    kind: 'page',
    data: null,
    head: { title: `Forgotten password, ${business.name}`, robots: 'noindex' },
  };
}

export function Page() {
  return <ForgottenPasswordPage />;
}
