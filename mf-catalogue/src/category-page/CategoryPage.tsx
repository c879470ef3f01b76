import { urlTo } from '@storefront/routes/url-to';
import { Breadcrumbs } from '@storefront/ui/breadcrumbs';
import { EmptyState } from '@storefront/ui/empty-state';
import { ItemGrid } from '@storefront/ui/item-grid';
import { PageFrame } from '@storefront/ui/page-frame';
import { PartsNav } from '@storefront/ui/parts-nav';
import { CatalogueCard } from '../item-card/CatalogueCard';
import { ActionProblem } from '../store/ActionProblem';
import { BasketAside } from '../store/BasketAside';
import type { CategoryData } from './category-data';
import { ListingBar } from './ListingBar';
import { Pages } from './Pages';

/** Cards whose pictures are in sight when the page opens, on a phone and on a desk alike. */
const IN_SIGHT = 4;

export function CategoryPage({ data, problem }: { data: CategoryData; problem?: string }) {
  const { store, slug, name, parents, children, items } = data;
  const link = (categorySlug: string) =>
    urlTo('stores-storeSlug-category-categorySlug', { storeSlug: store.slug, categorySlug });
  return (
    <PageFrame aside={<BasketAside />}>
      <ActionProblem code={problem} />
      <Breadcrumbs
        crumbs={[
          { label: store.name, href: urlTo('stores-storeSlug', { storeSlug: store.slug }) },
          ...parents.map((parent) => ({ label: parent.name, href: link(parent.slug) })),
          { label: name },
        ]}
      />
      <h1 tabIndex={-1}>{name}</h1>
      {children.length > 0 && (
        <PartsNav
          label={`In ${name}`}
          parts={[
            { href: link(slug), label: 'Everything', current: true },
            ...children.map((child) => ({ href: link(child.slug), label: child.name })),
          ]}
        />
      )}
      <ListingBar data={data} path={link(slug)} />
      {items.length ? (
        <ItemGrid label={name}>
          {items.map((item, at) => (
            <CatalogueCard key={item.id} item={item} store={store} eager={at < IN_SIGHT} headingLevel={2} />
          ))}
        </ItemGrid>
      ) : (
        <EmptyState title="Nothing fits these filters" action={<a href={link(slug)}>Show everything in {name}</a>} />
      )}
      <Pages data={data} path={link(slug)} />
    </PageFrame>
  );
}
