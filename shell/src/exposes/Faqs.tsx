import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { urlTo } from '@storefront/routes/url-to';
import { FaqsPage } from '../faqs-page/FaqsPage';
import { type Faq, faqsOf } from '../faqs-page/faqs.model';

export async function load({ business }: LoadContext): Promise<LoadResult<Faq[]>> {
  return {
    kind: 'page',
    data: faqsOf(business.copy),
    head: {
      title: `Questions, ${business.name}`,
      description: `What people ask ${business.name}, and what we say.`,
      canonical: urlTo('faq'),
    },
  };
}

export function Page({ data }: PageProps<Faq[]>) {
  return <FaqsPage faqs={data} />;
}
