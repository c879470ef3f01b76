import { useStore } from '@nanostores/react';
import { shared } from '@storefront/bus/bus';
import type { PageProps } from '@storefront/remote-kit/page.types';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { urlTo } from '@storefront/routes/url-to';
import { AgeMark } from '@storefront/ui/age-mark';
import { Breadcrumbs } from '@storefront/ui/breadcrumbs';
import { HfssLabel } from '@storefront/ui/hfss-label';
import { CalendarIcon } from '@storefront/ui/icons/calendar';
import { ItemShelf } from '@storefront/ui/item-shelf';
import { Notice } from '@storefront/ui/notice';
import { Section } from '@storefront/ui/section';
import { findLayout } from '@storefront/ui/themes/layout';
import { DealNotes } from '../deals/DealNotes';
import { CatalogueCard } from '../item-card/CatalogueCard';
import type { CardItem } from '../item-card/card-item';
import { Heart } from '../item-card/Heart';
import { useItemOnDay } from '../item-card/use-item-on-day';
import { NextTimes } from '../next-times/NextTimes';
import { FormAnswer } from '../store/FormAnswer';
import { StoreFrame } from '../store/StoreFrame';
import { AddForm } from './AddForm';
import { Gallery } from './Gallery';
import { ItemFacts } from './ItemFacts';
import styles from './MenuItemPage.module.css';
import type { MenuItemData, PageItem } from './menu-item-data';

export function MenuItemPage({ data, query }: Pick<PageProps<MenuItemData>, 'data' | 'query'>) {
  const { business } = usePageContext();
  const isWide = findLayout(business.brand).item === 'wide';
  const { store, parents, similar, alternatives, companions = [], deals } = data;
  const chosen = useStore(shared.store);
  const onDay = useItemOnDay(data.item.id, store);
  const item: PageItem = onDay
    ? { ...data.item, price: onDay.price, wasPrice: onDay.wasPrice, outOfStock: onDay.outOfStock }
    : data.item;
  const category = parents.at(-1);
  const categoryUrl = ({ slug }: { slug: string }) =>
    urlTo('stores-storeSlug-category-categorySlug', { storeSlug: store.slug, categorySlug: slug });
  const hasAlternatives = item.outOfStock && alternatives.length > 0;
  const shelf = (label: string, items: readonly CardItem[]) => (
    <ItemShelf label={label}>
      {items.map((other) => (
        <CatalogueCard key={other.id} item={other} store={store} />
      ))}
    </ItemShelf>
  );
  const dealNotes = <DealNotes label="Deals with this item" deals={deals} store={store} />;
  return (
    <StoreFrame store={store}>
      <FormAnswer query={query} store={store} minimumAge={item.minimumAge} />
      {data.notice && <Notice role="status">{data.notice}</Notice>}
      <Breadcrumbs
        crumbs={[
          data.home,
          ...parents.map((parent) => ({ label: parent.name, href: categoryUrl(parent) })),
          { label: item.name },
        ]}
      />
      <div className={styles.item}>
        <Gallery item={item} wide={isWide}>
          <Heart id={item.id} name={item.name} />
        </Gallery>
        <div className={styles.facts}>
          {item.brand && <p className={styles.brand}>{item.brand}</p>}
          <h1 tabIndex={-1}>{item.name}</h1>
          <p className={styles.marks}>
            {item.weight && <span>{item.weight}</span>}
            {item.tags.map((tag) => (
              <span key={tag} className={styles.tag}>
                {tag}
              </span>
            ))}
            {item.hfss && <HfssLabel />}
            {item.minimumAge ? <AgeMark age={item.minimumAge} /> : null}
          </p>
          {data.days && (
            <p className={styles.days}>
              <CalendarIcon small /> {data.days}
            </p>
          )}
          {!isWide && dealNotes}
          <AddForm
            item={item}
            store={store}
            currency={business.currency}
            query={query}
            offDay={item.outOfStock && !data.item.outOfStock}
          />
          {data.place && !chosen ? (
            <a className={styles.place} href={data.place.href}>
              {data.place.label}
            </a>
          ) : (
            !item.outOfStock && <NextTimes times={data.times} />
          )}
          {isWide && dealNotes}
        </div>
      </div>
      {hasAlternatives && (
        <div id="alternatives">
          <Section title="In stock instead">{shelf('In stock instead', alternatives)}</Section>
        </div>
      )}
      <ItemFacts sections={data.sections} />
      {/* Shown after a card's link for a sold-out item; only the browser knows the slot's day. */}
      {!hasAlternatives && <div id="alternatives" />}
      {companions.length > 0 && !item.outOfStock && (
        <Section title="Goes with it">{shelf('Goes with it', companions)}</Section>
      )}
      {similar.length > 0 && (
        <div id="similar">
          <Section
            title="You may like these too"
            end={
              category && (
                <a className="sf-link" href={categoryUrl(category)}>
                  All {category.name}
                </a>
              )
            }
          >
            {shelf('Similar items', similar)}
          </Section>
        </div>
      )}
    </StoreFrame>
  );
}
