import type { FacetValue } from '@storefront/api/entities/facets';
import { countText } from '@storefront/messages/count-text';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { Button } from '@storefront/ui/button';
import { Checkbox } from '@storefront/ui/checkbox';
import type { FormEvent } from 'react';
import { useSlotDay } from '../item-card/use-item-on-day';
import styles from './Facets.module.css';
import type { Listing } from './listing.types';
import { encodeListValue, formatPrice, hasFilters } from './listing-query';
import { submitFrom } from './submit-from';
import { type CountResults, useResultCounts } from './use-result-counts';
import { WIDE_LAYOUT } from './wide-layout';

/**
 * The filters of a listing: a plain form, so that each choice has a URL and works without scripts. Beside the listing a
 * tick applies at once; in the sheet the shopper ticks several and then applies them.
 */
export function Facets({ data, path, count }: { data: Listing; path: string; count: CountResults }) {
  const { facets, query } = data;
  const { copy } = usePageContext().business;
  const [counts, recount] = useResultCounts(data, count);
  const day = useSlotDay(data.store.id) ?? query.on;
  const change = (event: FormEvent<HTMLFormElement>) => {
    const control = event.target as HTMLInputElement;
    // A price is typed letter by letter, so it waits for Enter or the button.
    if (matchMedia(WIDE_LAYOUT).matches && control.type === 'checkbox') submitFrom(control);
    else recount(new FormData(event.currentTarget));
  };
  return (
    <form className={styles.facets} method="get" action={path} autoComplete="off" onChange={change}>
      {query.sort !== 'featured' && <input type="hidden" name="sort" value={query.sort} />}
      {day && <input type="hidden" name="on" value={day} />}
      <div className={styles.group}>
        <Tick
          name="inStock"
          value="1"
          label="In stock"
          shown={facets.inStock}
          count={counts.facets.inStock}
          on={query.inStock}
        />
        <Tick
          name="onOffer"
          value="1"
          label="On offer"
          shown={facets.onOffer}
          count={counts.facets.onOffer}
          on={query.onOffer}
        />
      </div>
      <Group
        title={copy.tagsTitle ?? 'Type'}
        name="tags"
        values={facets.tags}
        counts={counts.facets.tags}
        on={query.tags}
      />
      <Group
        title="Free from"
        name="freeFrom"
        values={facets.freeFrom}
        counts={counts.facets.freeFrom}
        on={query.freeFrom}
      />
      <Group title="Brand" name="brands" values={facets.brands} counts={counts.facets.brands} on={query.brands} />
      {facets.price && (
        <fieldset className={styles.group}>
          <legend>Price</legend>
          <div className={styles.prices}>
            <PriceField name="priceFrom" label="From" amount={query.priceFrom} usual={facets.price.from} />
            <PriceField name="priceTo" label="To" amount={query.priceTo} usual={facets.price.to} />
          </div>
        </fieldset>
      )}
      <div className={styles.end}>
        <Button type="submit" wide>
          Show {countText(counts.total, 'item')}
        </Button>
        {hasFilters(query) && (
          <a className="sf-link" href={path}>
            Clear filters
          </a>
        )}
      </div>
    </form>
  );
}

/** How many values are shown; the others are behind a button. */
const VALUES_SHOWN_FIRST = 8;

interface GroupProps {
  readonly title: string;
  readonly name: string;
  /** The values of the page, which stay while the counts change. */
  readonly values: readonly FacetValue[];
  readonly counts: readonly FacetValue[];
  readonly on: readonly string[];
}

/** A value without results is not offered, unless it is selected, so that it can be removed. */
function Group({ title, name, values, counts, on }: GroupProps) {
  if (values.length === 0) return null;
  const tick = ({ value, name: label, count, colour }: FacetValue) => (
    <Tick
      key={value}
      name={name}
      value={encodeListValue(value)}
      label={label}
      colour={colour}
      shown={count}
      count={counts.find((each) => each.value === value)?.count ?? 0}
      on={on.includes(value)}
    />
  );
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      {values.slice(0, VALUES_SHOWN_FIRST).map(tick)}
      {values.length > VALUES_SHOWN_FIRST && (
        <details open={values.slice(VALUES_SHOWN_FIRST).some(({ value }) => on.includes(value))}>
          <summary className="sf-link">{values.length - VALUES_SHOWN_FIRST} more</summary>
          {values.slice(VALUES_SHOWN_FIRST).map(tick)}
        </details>
      )}
    </fieldset>
  );
}

interface TickProps {
  readonly name: string;
  readonly value: string;
  readonly label: string;
  /** Of a swatch before the label. */
  readonly colour?: string | undefined;
  /** The results on the page: a value without any is not offered. */
  readonly shown: number;
  /** The results with the filters that are ticked now. */
  readonly count: number;
  readonly on: boolean;
}

function Tick({ name, value, label, colour, shown, count, on }: TickProps) {
  if (shown === 0 && !on) return null;
  const named = colour ? (
    <>
      <svg className={`sf-swatch ${styles.swatch}`} fill={colour} aria-hidden="true">
        <rect width="100%" height="100%" />
      </svg>
      {label}
    </>
  ) : (
    label
  );
  return <Checkbox id={`${name}-${value}`} name={name} value={value} defaultChecked={on} label={named} end={count} />;
}

function PriceField(props: { name: string; label: string; amount: number | undefined; usual: number }) {
  const { name, label, amount, usual } = props;
  return (
    <label>
      <span>{label} £</span>
      <input
        name={name}
        inputMode="decimal"
        pattern="\d{1,5}(\.\d{1,2})?"
        title="Pounds, such as 2.50"
        defaultValue={formatPrice(amount)}
        placeholder={formatPrice(usual)}
      />
    </label>
  );
}
