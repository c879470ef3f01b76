import type { PageProps } from '@storefront/remote-kit/page.types';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { urlTo } from '@storefront/routes/url-to';
import { Badge } from '@storefront/ui/badge';
import { Breadcrumbs } from '@storefront/ui/breadcrumbs';
import { EmptyState } from '@storefront/ui/empty-state';
import { ItemGrid } from '@storefront/ui/item-grid';
import { LinkButton } from '@storefront/ui/link-button';
import { Notice } from '@storefront/ui/notice';
import { Picture } from '@storefront/ui/picture';
import { Section } from '@storefront/ui/section';
import { CatalogueCard } from '../item-card/CatalogueCard';
import { EAGER_CARDS } from '../item-card/eager-cards';
import { densitiesOf } from '../store/densities';
import { FormAnswer } from '../store/FormAnswer';
import { StoreFrame } from '../store/StoreFrame';
import { BundleForm } from './BundleForm';
import styles from './DealPage.module.css';
import { DealProgress } from './DealProgress';
import type { DealData } from './deal-data';
import { dealWords } from './deal-text';

/** A deal: its conditions, its saving, and its items. */
export function DealPage({ data, query }: Pick<PageProps<DealData>, 'data' | 'query'>) {
  const { business } = usePageContext();
  const { store, deal, sections } = data;
  const home = urlTo('stores-storeSlug', { storeSlug: store.slug });
  const filled = sections.filter(({ items }) => items.length > 0);
  return (
    <StoreFrame store={store}>
      {data.notice && (
        <Notice kind="warning" role="status">
          {data.notice}
        </Notice>
      )}
      <FormAnswer query={{ problem: query.problem ?? '' }} store={store} />
      <Breadcrumbs crumbs={[{ label: store.name, href: home }, { label: deal.name }]} />
      <header className={styles.head}>
        {deal.image && <Picture images={densitiesOf(deal.image)} size={160} priority />}
        <div>
          <Badge kind="sale">{deal.text}</Badge>
          <h1 tabIndex={-1}>{deal.name}</h1>
          <p>{deal.description}</p>
          <p className={styles.words}>{dealWords(data, business.currency)}</p>
          {deal.until && <p className="sf-muted">{deal.until}</p>}
        </div>
      </header>
      {filled.length === 0 && (
        <EmptyState
          title="This deal is not available here today"
          action={<LinkButton href={home}>See all departments</LinkButton>}
        >
          <p>None of its items are in stock at this store at the moment.</p>
        </EmptyState>
      )}
      {filled.length > 0 && deal.kind === 'bundle' && <BundleForm data={data} query={query} />}
      {filled.length > 0 && deal.kind !== 'bundle' && (
        <>
          <DealProgress data={data} />
          {filled.map((section, at) => (
            <Section key={section.id} title={section.name}>
              <ItemGrid label={section.name}>
                {section.items.map((item, index) => (
                  <CatalogueCard key={item.id} item={item} store={store} eager={at === 0 && index < EAGER_CARDS} />
                ))}
              </ItemGrid>
            </Section>
          ))}
        </>
      )}
    </StoreFrame>
  );
}
