import { urlTo } from '@storefront/routes/url-to';
import { Button } from '@storefront/ui/button';
import type { ListedStore } from '../store/listed-store';
import styles from './Filters.module.css';
import { countWith, filtersFor } from './store-filters';
import type { StoresView } from './use-stores-view';

interface FiltersProps {
  readonly stores: readonly ListedStore[];
  readonly view: StoresView;
  /** What was searched for: the form keeps it. */
  readonly search: Readonly<Record<string, string | undefined>>;
}

/** Which stores to list: a form without scripts, at once with them. Each filter says how many stores it would leave. */
export function Filters({ stores, view, search }: FiltersProps) {
  const filters = filtersFor(stores);
  const chip = ({ name, label }: (typeof filters)[number]) => (
    <label key={name} className={`sf-chip ${styles.filter}`}>
      <input
        type="checkbox"
        name={name}
        value="yes"
        checked={view.filters.includes(name)}
        onChange={() => view.toggle(name)}
      />
      {label} <span className={styles.count}>({countWith(stores, view.filters, name)})</span>
    </label>
  );
  return (
    <form method="get" action={urlTo('stores-near-by')} className={styles.filters}>
      {Object.entries(search).map(([name, value]) =>
        value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      <fieldset className={styles.chips}>
        <legend className="sf-hidden">Show only stores with</legend>
        {filters.map(chip)}
      </fieldset>
      <Button type="submit" kind="quiet" className={styles.send}>
        Show these stores
      </Button>
    </form>
  );
}
