import type { BasketLine } from '@storefront/api/entities/basket';
import { itemDaysText } from '@storefront/dates/item-days';
import { itemNotOnDay, itemUnavailable } from '@storefront/messages/basket';
import { fewLeft } from '@storefront/messages/catalogue';
import { fill } from '@storefront/messages/fill';
import { optionValueText } from '@storefront/messages/option-text';
import { formatMoney } from '@storefront/money/format-money';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { Checkbox } from '@storefront/ui/checkbox';
import { Picture } from '@storefront/ui/picture';
import { Stepper } from '@storefront/ui/stepper';
import { TextButton } from '@storefront/ui/text-link';
import { useRef } from 'react';
import { useLine } from '../basket/use-line';
import styles from './BasketPage.module.css';
import { focusAfterRemoval } from './focus-after-removal';

/** One line: item, quantity, price, and what to do when it is sold out. */
export function BasketLineRow({ line }: { line: BasketLine }) {
  const { business } = usePageContext();
  const { pending, quantity, problem, setQuantity, setSubstitution, remove } = useLine(line);
  const { menuItem, options } = line;
  const money = { currency: business.currency };
  const row = useRef<HTMLLIElement>(null);
  const keepingFocus = async (change: () => Promise<unknown>) => {
    const focus = row.current && focusAfterRemoval(row.current);
    await change();
    // After the next paint the line is gone.
    if (focus) requestAnimationFrame(focus);
  };
  return (
    <li ref={row} data-line="" className={styles.line} aria-busy={pending || undefined}>
      <div className={styles.picture}>
        <Picture images={menuItem.images} tint={menuItem.aisleSlug} size={72} />
      </div>
      <div className={styles.words}>
        <h3 className={styles.name}>{menuItem.name}</h3>
        {options.length > 0 && <p className="sf-muted">{options.map(optionValueText).join(' · ')}</p>}
        {line.available && <p className="sf-muted">{formatMoney(line.unitTotal, money)} each</p>}
        {menuItem.fewLeft ? <p className="sf-few-left">{fill(fewLeft, menuItem.fewLeft)}</p> : null}
        {!line.available && <p className={styles.problem}>{unavailableText(line)}</p>}
        {problem && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
      </div>
      <p className={styles.price}>
        {line.available ? formatMoney(line.lineTotal, money) : 'Not included'}
        {line.lineSaving > 0 && <small>You save {formatMoney(line.lineSaving, money)}</small>}
      </p>
      <div className={styles.actions}>
        <Stepper
          quiet
          count={quantity}
          label={menuItem.name}
          onStep={(next) => void keepingFocus(() => setQuantity(next))}
        />
        <TextButton
          data-remove=""
          onClick={() => void keepingFocus(remove)}
          aria-label={`Remove ${menuItem.name} from basket`}
        >
          Remove
        </TextButton>
      </div>
      <div className={styles.substitution}>
        <Checkbox
          label="Replace it with a similar item if it is out of stock"
          checked={line.substitution === 'allow'}
          onChange={(event) => void setSubstitution(event.currentTarget.checked ? 'allow' : 'refuse')}
        />
      </div>
    </li>
  );
}

/** Why a line is unavailable: the item is gone, or is not available on the slot's day. */
function unavailableText({ menuItem, notOnDay }: BasketLine): string {
  return notOnDay ? (itemDaysText(menuItem, Date.now()) ?? itemNotOnDay) : itemUnavailable;
}
