import { urlTo } from '@storefront/routes/url-to';
import { Button } from '@storefront/ui/button';
import { useState } from 'react';
import type { ListedStore } from '../store/listed-store';
import styles from './Filters.module.css';
import { countWith, filtersFor } from './store-filters';

interface FiltersProps {
  readonly stores: readonly ListedStore[];
  /** The names of the active filters. */
  readonly on: readonly string[];
  readonly toggle: (name: string) => void;
  /** The search's own fields, which the form keeps. */
  readonly search: Readonly<Record<string, string | undefined>>;
}

/**
 * The filters of the stores: a form without scripts, immediate with them. Each filter shows how many stores it would
 * leave.
 */
export function Filters({ stores, on, toggle, search }: FiltersProps) {
  const filters = filtersFor(stores);
  const [isOpen] = useState(() => on.some((name) => name.startsWith('has-')));
  const facilities = filters.filter(({ isFacility }) => isFacility);
  const chip = ({ name, label }: (typeof filters)[number]) => (
    <label key={name} className={`sf-chip ${styles.filter}`}>
      <input type="checkbox" name={name} value="yes" checked={on.includes(name)} onChange={() => toggle(name)} />
      {label} <span className={styles.count}>({countWith(stores, on, name)})</span>
    </label>
  );
  return (
    <form method="get" action={urlTo('stores-near-by')} className={styles.filters}>
      {Object.entries(search).map(([name, value]) =>
        value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      <fieldset className={styles.chips}>
        <legend className="sf-hidden">Show only stores with</legend>
        {filters.filter(({ isFacility }) => !isFacility).map(chip)}
        {facilities.length > 0 && (
          <details className={styles.more} open={isOpen}>
            <summary className="sf-chip">Facilities</summary>
            <div className={styles.chips}>{facilities.map(chip)}</div>
          </details>
        )}
      </fieldset>
      <Button type="submit" kind="quiet" className={styles.send}>
        Show these stores
      </Button>
    </form>
  );
}
