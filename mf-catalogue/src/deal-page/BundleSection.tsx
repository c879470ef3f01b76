import { QUANTITY_MAX } from '@storefront/api/constants';
import { outOfStock } from '@storefront/messages/catalogue';
import { formatMoney } from '@storefront/money/format-money';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { AgeMark } from '@storefront/ui/age-mark';
import { HfssLabel } from '@storefront/ui/hfss-label';
import { CheckIcon } from '@storefront/ui/icons/check';
import { Picture } from '@storefront/ui/picture';
import styles from './BundleForm.module.css';
import type { DealPageSection } from './deal-data';
import { isSingleChoice, type useBundle } from './use-bundle';

interface BundleSectionProps {
  readonly section: DealPageSection;
  readonly step: number;
  readonly of: number;
  readonly bundle: ReturnType<typeof useBundle>;
}

/** One section of a bundle: radio buttons for one item, number fields for several. */
export function BundleSection({ section, step, of, bundle }: BundleSectionProps) {
  const { business } = usePageContext();
  const { countOf, quantityIn, setCount } = bundle;
  const one = isSingleChoice(section);
  const taken = quantityIn(section);
  return (
    <fieldset className={styles.section}>
      <legend>
        <span className={styles.step} data-done={taken >= section.quantity ? '' : undefined} aria-hidden="true">
          {taken >= section.quantity ? <CheckIcon small /> : step}
        </span>
        <span>
          <span className="sf-hidden">
            Step {step} of {of}:{' '}
          </span>
          {section.name}
        </span>
        <span className={styles.rule}>{one ? 'Choose one' : `${taken} of ${section.quantity} chosen`}</span>
      </legend>
      <div className={styles.values}>
        {section.items.map((item) => (
          <label
            key={item.id}
            htmlFor={`of-${section.id}-${item.id}`}
            className={styles.value}
            data-out={item.outOfStock ? '' : undefined}
          >
            <Picture images={item.images} tint={item.aisleSlug} size={88} />
            <span className={styles.words}>
              <span className={styles.name}>{item.name}</span>
              {item.outOfStock && <span className="sf-muted">{outOfStock}</span>}
              {item.hfss && <HfssLabel />}
              {item.minimumAge ? <AgeMark age={item.minimumAge} /> : null}
              <span className={styles.price}>{formatMoney(item.price, { currency: business.currency })}</span>
            </span>
            {one ? (
              <input
                id={`of-${section.id}-${item.id}`}
                type="radio"
                name={`pick:${section.id}`}
                value={item.id}
                required
                disabled={item.outOfStock}
                checked={countOf(section, item.id) > 0}
                onChange={() => setCount(section, item.id, 1)}
              />
            ) : (
              <input
                id={`of-${section.id}-${item.id}`}
                type="number"
                name={`item:${item.id}`}
                inputMode="numeric"
                min={0}
                max={Math.min(QUANTITY_MAX, countOf(section, item.id) + Math.max(0, section.quantity - taken))}
                aria-label={`How many ${item.name}`}
                disabled={item.outOfStock}
                value={countOf(section, item.id) || ''}
                placeholder="0"
                onChange={({ currentTarget }) => setCount(section, item.id, Number(currentTarget.value) || 0)}
              />
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
