import type { PageProps } from '@storefront/remote-kit/page.types';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { urlTo } from '@storefront/routes/url-to';
import { AgeMark } from '@storefront/ui/age-mark';
import { Badge } from '@storefront/ui/badge';
import { Breadcrumbs } from '@storefront/ui/breadcrumbs';
import { HfssLabel } from '@storefront/ui/hfss-label';
import { ItemGrid } from '@storefront/ui/item-grid';
import { PageFrame } from '@storefront/ui/page-frame';
import { Picture } from '@storefront/ui/picture';
import { Section } from '@storefront/ui/section';
import { CatalogueCard } from '../item-card/CatalogueCard';
import { ActionProblem } from '../store/ActionProblem';
import { BasketAside } from '../store/BasketAside';
import { AddForm } from './AddForm';
import { ItemFacts } from './ItemFacts';
import styles from './MenuItemPage.module.css';
import type { MenuItemData } from './menu-item-data';

export function MenuItemPage({ data, query }: Pick<PageProps<MenuItemData>, 'data' | 'query'>) {
  const { business } = usePageContext();
  const { store, item, parents, similar } = data;
  return (
    <PageFrame aside={<BasketAside />}>
      <ActionProblem code={query.problem} />
      <Breadcrumbs
        crumbs={[
          { label: store.name, href: urlTo('stores-storeSlug', { storeSlug: store.slug }) },
          ...parents.map((parent) => ({
            label: parent.name,
            href: urlTo('stores-storeSlug-category-categorySlug', {
              storeSlug: store.slug,
              categorySlug: parent.slug,
            }),
          })),
          { label: item.name },
        ]}
      />
      <div className={styles.item}>
        <div className={styles.picture}>
          <Picture images={item.images} alt={item.name} tint={item.aisleSlug} size={480} priority />
        </div>
        <div className={styles.facts}>
          {item.badge && <Badge kind={item.badge.text === 'New' ? 'new' : 'sale'}>{item.badge.text}</Badge>}
          <h1 tabIndex={-1}>{item.name}</h1>
          <p className={styles.marks}>
            {item.weight && <span>{item.weight}</span>}
            {item.tags.map((tag) => (
              <span key={tag}>{tag}</span>
            ))}
            {item.hfss && <HfssLabel />}
            {item.minimumAge ? <AgeMark age={item.minimumAge} /> : null}
          </p>
          <AddForm item={item} store={store} currency={business.currency} query={query} />
        </div>
      </div>
      <ItemFacts item={item} />
      {similar.length > 0 && (
        <div id="similar">
          <Section title="You may like these too">
            <ItemGrid label="Similar items">
              {similar.map((other) => (
                <CatalogueCard key={other.id} item={other} store={store} />
              ))}
            </ItemGrid>
          </Section>
        </div>
      )}
    </PageFrame>
  );
}
