import { SEARCH_TERM_MAX_LENGTH } from '@storefront/api/constants';
import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { serverOnlyLoad } from '@storefront/remote-kit/server-only-load';
import { urlTo } from '@storefront/routes/url-to';
import { FaqsPage } from '../faqs-page/FaqsPage';
import { type Faq, faqsOf } from '../faqs-page/faqs.model';

async function loadFaqs({ business }: LoadContext): Promise<LoadResult<Faq[]>> {
  const faqs = faqsOf(business.copy);
  return {
    kind: 'page',
    data: faqs,
    head: {
      title: `Questions, ${business.name}`,
      description: `Frequently asked questions about ${business.name}, with answers.`,
      canonical: urlTo('faq'),
      jsonLd: [
        {
          '@context': 'https://schema.org',
          '@type': 'FAQPage',
          mainEntity: faqs.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        },
      ],
    },
  };
}

export const load = typeof document === 'undefined' ? loadFaqs : serverOnlyLoad;

export function Page({ data, query }: PageProps<Faq[]>) {
  return <FaqsPage faqs={data} term={(query.q ?? '').slice(0, SEARCH_TERM_MAX_LENGTH)} />;
}
