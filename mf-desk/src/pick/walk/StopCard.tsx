import type { PickList } from '@storefront/api/entities/desk/pick-list';
import { formatMoney } from '@storefront/money/format-money';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { classNames } from '@storefront/ui/class-names';
import { Picture } from '@storefront/ui/picture';
import { AgeSign } from '../../pieces/Age';
import { ZoneChip } from '../../pieces/Chip';
import { Plate } from '../../pieces/Plate';
import { shownSize } from '../../pieces/shown-size';
import { Totes } from '../../pieces/Tote';
import { aisleLabel } from '../../pieces/texts';
import { useFocusOnMount } from '../../pieces/use-focus-on-mount';
import desk from '../../style/desk.module.css';
import { type PickStop, sharesOf } from '../model/stops';
import { about } from '../texts';
import styles from './StopCard.module.css';
import { Wishes } from './Wishes';

/** The item to pick now: what it looks like, where it stands, and what goes into each tote. */
export function StopCard({ batch, stop }: { batch: PickList; stop: PickStop }) {
  const { business } = usePageContext();
  const heading = useFocusOnMount();
  const { item } = stop;
  const size = shownSize(item);
  const price = formatMoney(item.price, { currency: business.currency });
  const options = item.options.map(({ valueName, text, quantity }) =>
    [quantity > 1 && `${quantity} ×`, valueName, text].filter(Boolean).join(' '),
  );
  return (
    <article className={classNames(desk.card, styles.stop)}>
      <div className={desk.row}>
        <b className={desk.grow}>{item.place ? `${aisleLabel} ${item.place.aisle}` : item.brand}</b>
        {item.minimumAge !== null && <AgeSign age={item.minimumAge} />}
        <ZoneChip zone={item.zone} />
      </div>
      <div className={styles.item}>
        <Picture images={item.images} size={132} eager className={styles.picture} />
        <div>
          <h2 ref={heading} tabIndex={-1} className={styles.name}>
            {item.name}
          </h2>
          {size && <p className={styles.size}>{size}</p>}
          <p className={desk.muted}>{[price, item.place && item.brand].filter(Boolean).join(' · ')}</p>
          {item.weight && <p className={styles.size}>{about(item.weight.estimatedGrams)}</p>}
        </div>
      </div>
      {options.length > 0 && <p className={styles.options}>{options.join(', ')}</p>}
      <Plate place={item.place} stock={item.stock} />
      <Totes shares={sharesOf(batch, stop)} />
      <Wishes lines={stop.lines} />
    </article>
  );
}
