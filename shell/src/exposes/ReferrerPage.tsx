import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { serverOnlyLoad } from '@storefront/remote-kit/server-only-load';
import { type Referral, ReferrerPage } from '../referrer-page/ReferrerPage';

/** A friend's link: the reward of its code according to the back end; an unknown code promises nothing. */
async function loadReferrer({ business, params, api }: LoadContext): Promise<LoadResult<Referral>> {
  const { code: referralCode = '' } = params;
  const reply = /^[A-Za-z0-9-]{3,40}$/.test(referralCode)
    ? await api.call('POST /member/referral-code-verify', { body: { referralCode } })
    : undefined;
  if (reply?.ok && reply.data.state === 'active') {
    const { code, reward } = reply.data;
    return page(`A friend invited you, ${business.name}`, { kind: 'known', code, reward });
  }
  if (reply?.ok === false && reply.error.code === 'rate_limited') throw reply.error;
  return page(`Create an account, ${business.name}`, { kind: 'unknown' }, 404);
}

const page = (title: string, data: Referral, status = 200): LoadResult<Referral> => ({
  kind: 'page',
  data,
  status,
  head: { title, robots: 'noindex' },
});

export const load = typeof document === 'undefined' ? loadReferrer : serverOnlyLoad;

export function Page({ data }: PageProps<Referral>) {
  return <ReferrerPage referral={data} />;
}
