import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { serverOnlyLoad } from '@storefront/remote-kit/server-only-load';
import { urlTo } from '@storefront/routes/url-to';
import { ContactPage } from '../contact-page/ContactPage';
import { type ContactData, contactData } from '../contact-page/contact-data';

/** The error of a form, as codes. */
const STATUS: Readonly<Record<string, number>> = {
  request_malformed: 400,
  body_too_large: 413,
  media_type_unsupported: 415,
  rate_limited: 429,
  system_error: 503,
};

async function loadContact({ api, business, query }: LoadContext): Promise<LoadResult<ContactData>> {
  const profile = await api.call('GET /business/profile');
  if (!profile.ok) throw new Error('The business has no profile');
  return {
    kind: 'page',
    data: contactData(profile.data),
    // A refused form is shown again on this page with its values, so it must not be cached.
    status: query.problem ? (STATUS[query.problem] ?? 422) : 200,
    head: {
      title: query.sent ? `Message sent, ${business.name}` : `Write to us, ${business.name}`,
      description: `Write to ${business.name}, with pictures or documents if they help.`,
      canonical: urlTo('contact'),
      robots: query.sent || query.problem ? 'noindex' : undefined,
    },
  };
}

export const load = typeof document === 'undefined' ? loadContact : serverOnlyLoad;

export function Page({ data, query }: PageProps<ContactData>) {
  return <ContactPage data={data} query={query} />;
}
