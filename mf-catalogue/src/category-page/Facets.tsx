import type { FacetValue } from '@storefront/api/entities/facets';
import { Button } from '@storefront/ui/button';
import { Checkbox } from '@storefront/ui/checkbox';
import type { FormEvent } from 'react';
import { useSlotDay } from '../item-card/use-item-on-day';
import type { CategoryData } from './category-data';
import styles from './Facets.module.css';
import { encodeListValue, formatPrice, hasFilters } from './listing-query';
import { useResultCount } from './use-result-count';

/** Beside the listing a tick applies at once; in the sheet the shopper ticks several and then applies them. */
const DESKTOP_QUERY = '(min-width: 1000px)';

/** The filters of a listing: a plain form, so that each choice has a URL and works without scripts. */
export function Facets({ data, path }: { data: CategoryData; path: string }) {
  const { facets, query } = data;
  const [count, countAgain] = useResultCount(data);
  const day = useSlotDay(data.store.id) ?? query.on;
  const change = (event: FormEvent<HTMLFormElement>) => {
    if (matchMedia(DESKTOP_QUERY).matches) event.currentTarget.requestSubmit();
    else countAgain(new FormData(event.currentTarget));
  };
  return (
    <form className={styles.facets} method="get" action={path} onChange={change}>
      {query.sort !== 'featured' && <input type="hidden" name="sort" value={query.sort} />}
      {day && <input type="hidden" name="on" value={day} />}
      <div className={styles.group}>
        <Tick name="inStock" value="1" label="In stock" count={facets.inStock} on={query.inStock} />
        <Tick name="onOffer" value="1" label="On offer" count={facets.onOffer} on={query.onOffer} />
      </div>
      <Group title="Kind" name="tags" values={facets.tags} on={query.tags} />
      <Group title="Free from" name="freeFrom" values={facets.freeFrom} on={query.freeFrom} />
      <Group title="Brand" name="brands" values={facets.brands} on={query.brands} />
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
          Show {count === 1 ? '1 item' : `${count} items`}
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
  readonly values: readonly FacetValue[];
  readonly on: readonly string[];
}

/** A value without results is not offered, unless it is selected, so that it can be removed. */
function Group({ title, name, values, on }: GroupProps) {
  if (values.length === 0) return null;
  const tick = ({ value, name: label, count }: FacetValue) => (
    <Tick key={value} name={name} value={encodeListValue(value)} label={label} count={count} on={on.includes(value)} />
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

function Tick(props: { name: string; value: string; label: string; count: number; on: boolean }) {
  const { name, value, label, count, on } = props;
  if (count === 0 && !on) return null;
  return <Checkbox name={name} value={value} defaultChecked={on} label={label} end={count} />;
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
        title="Pounds, as 2.50"
        defaultValue={formatPrice(amount)}
        placeholder={formatPrice(usual)}
      />
    </label>
  );
}
