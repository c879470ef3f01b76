import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { PayPage } from '../pay-page/PayPage';
import { openLink, type PayData, payPath, readPaymentLink } from '../pay-page/read-payment-link';

/** A link is opened first, and then paid at an address without its secret. */
export async function load({ api, params, query, business }: LoadContext): Promise<LoadResult<PayData>> {
  const head = { title: `Pay for your order, ${business.name}`, robots: 'noindex' } as const;
  const secret = params.link;
  if (!secret) return { kind: 'page', data: await readPaymentLink(api, query), head };
  const link = await openLink(api, secret);
  return link ? { kind: 'redirect', to: payPath() } : { kind: 'page', data: { link }, head };
}

export function Page({ data }: PageProps<PayData>) {
  return <PayPage data={data} />;
}
