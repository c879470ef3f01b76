import type { LoadContext, LoadResult } from '@storefront/remote-kit/page.types';
import { ChangePasswordPage } from '../change-password-page/ChangePasswordPage';

export async function load({ business }: LoadContext): Promise<LoadResult<null>> {
  return { kind: 'page', data: null, head: { title: `Change password, ${business.name}`, robots: 'noindex' } };
}

export function Page() {
  return <ChangePasswordPage />;
}
