import { formatUnitPrice } from '@storefront/money/format-unit-price';
import { Breadcrumbs } from '../src/breadcrumbs';
import { Button } from '../src/button';
import { AppliedChip } from '../src/chip';
import { FilterIcon } from '../src/icons/filter';
import { ItemCard } from '../src/item-card';
import { ItemCardSkeleton } from '../src/item-card-skeleton';
import { ItemGrid } from '../src/item-grid';
import { ItemShelf } from '../src/item-shelf';
import { LinkButton } from '../src/link-button';
import { PageFrame } from '../src/page-frame';
import { PageTitle } from '../src/page-title';
import { Panel } from '../src/panel';
import { PartsNav } from '../src/parts-nav';
import { ProgressBar } from '../src/progress-bar';
import { RailNav } from '../src/rail-nav';
import { Section } from '../src/section';
import { SelectField } from '../src/select-field';
import { Stepper } from '../src/stepper';
import { TextLink } from '../src/text-link';
import type { Theme } from '../src/themes/theme';
import { Toolbar } from '../src/toolbar';
import { Totals } from '../src/totals';
import { Chrome } from './chrome';
import { sampleSources } from './sample-pictures';
import { type SampleItem, sampleShop } from './sample-shop';

function Card({ item, at, headingLevel }: { item: SampleItem; at: number; headingLevel?: 2 | 3 }) {
  return (
    <ItemCard
      {...item}
      unitPrice={item.unitPrice && formatUnitPrice(item.unitPrice.amount, item.unitPrice.unit)}
      headingLevel={headingLevel}
      href={`#item-${at}`}
      images={sampleSources(item.picture)}
      similarHref={`#similar-${at}`}
      eager={at < 4}
      action={
        <form method="post" action="#add">
          <Stepper count={item.inBasket ?? 0} label={item.name} />
        </form>
      }
    />
  );
}

export function CataloguePage({ theme }: { theme: Theme }) {
  const shop = sampleShop(theme);
  const rail = theme.header === 'chips' && (
    <RailNav
      links={shop.departments.map((label, at) => ({
        label,
        href: `#rail-${at}`,
        tint: Object.keys(theme.tints)[at],
        images: sampleSources(shop.items[at % shop.items.length]?.picture ?? 'loaf'),
        current: label === shop.aisle,
      }))}
    />
  );
  const basket = (
    <Panel title="Your basket">
      <div className="sf-stack">
        <ProgressBar label="Free delivery" value={1475} maximum={2500} valueText="£14.75 of £25">
          <strong>£10.25 more</strong> for free delivery
        </ProgressBar>
        <Totals
          rows={[
            { label: '6 items', amount: 1475 },
            { label: 'Subtotal', amount: 1475, kind: 'total' },
          ]}
        />
        <LinkButton href="#view-basket" wide>
          View basket
        </LinkButton>
      </div>
    </Panel>
  );
  return (
    <Chrome theme={theme}>
      <PageFrame rail={rail} aside={theme.header === 'chips' && basket}>
        <Breadcrumbs crumbs={[{ label: 'Shop', href: '#shop-crumb' }, { label: shop.aisle }]} />
        <PageTitle note={shop.intro}>{shop.aisle}</PageTitle>
        <PartsNav
          label="Parts of this aisle"
          parts={shop.parts.map((label, at) => ({ label, href: `#part-${at}`, current: at === 0 }))}
        />
        <Toolbar
          count="86 items"
          applied={
            <>
              <AppliedChip href="#without-price">Under £5</AppliedChip>
              <TextLink href="#clear">Clear</TextLink>
            </>
          }
          tools={
            <>
              <Button kind="quiet" icon={<FilterIcon />}>
                Filters
              </Button>
              <SelectField
                label="Sort by"
                hideLabel
                options={[
                  { value: 'popular', label: 'Popular first' },
                  { value: 'price', label: 'Lowest price first' },
                ]}
              />
            </>
          }
        />
        <ItemGrid label="Items">
          {shop.items.map((item, at) => (
            <Card key={item.name} item={item} at={at} headingLevel={2} />
          ))}
          <ItemCardSkeleton />
          <ItemCardSkeleton />
        </ItemGrid>
        <Section title="Goes well with" note="Until Tuesday" end={<TextLink href="#all-offers">All offers</TextLink>}>
          <ItemShelf label="Goes well with">
            {shop.items.map((item, at) => (
              <Card key={item.name} item={{ ...item, inBasket: 0 }} at={at + 20} />
            ))}
          </ItemShelf>
        </Section>
      </PageFrame>
    </Chrome>
  );
}
