import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { PayPage } from '../pay-page/PayPage';
import { openLink, type PayData, payPath, readPaymentLink } from '../pay-page/read-payment-link';

/** A link is opened first, and then paid at an address without its secret. */
export async function load({ api, params, query, business }: LoadContext): Promise<LoadResult<PayData>> {
  const head = { title: `Pay for your order, ${business.name}`, robots: 'noindex' } as const;
  const secret = params.link;
  if (!secret) return { kind: 'page', data: await readPaymentLink(api, query), head };
  const opened = await openLink(api, secret);
  if (opened === 'opened') return { kind: 'redirect', to: payPath() };
  return { kind: 'page', data: { link: undefined, isBeingPaid: opened === 'being-paid' }, head };
}

export function Page({ data }: PageProps<PayData>) {
  return <PayPage data={data} />;
}
