import { countInBasket } from '@storefront/messages/catalogue';
import { fill } from '@storefront/messages/fill';
import { urlTo } from '@storefront/routes/url-to';
import { LinkButton } from '@storefront/ui/link-button';
import { Stepper } from '@storefront/ui/stepper';
import styles from './MenuItemPage.module.css';

interface InBasketProps {
  readonly name: string;
  readonly count: number;
  /** What that many cost. */
  readonly total: string;
  readonly onStep: (next: number) => void;
}

/** In place of quantity and add button, and as large: the number in the basket, to change it here, and the way there. */
export function InBasket({ name, count, total, onStep }: InBasketProps) {
  return (
    <>
      <div className={styles.quantity}>
        <span aria-hidden="true">Quantity</span>
        <Stepper count={count} label={name} onStep={onStep} />
      </div>
      <LinkButton kind="soft" big wide href={urlTo('basket')}>
        {fill(countInBasket, count)} · {total}
      </LinkButton>
    </>
  );
}
