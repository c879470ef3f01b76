import { Notice } from '@storefront/ui/notice';
import { TextLink } from '@storefront/ui/text-link';
import styles from './OrderPage.module.css';

interface ReplacedOrderProps {
  readonly businessOrderId: string;
  /** The page of the new order. */
  readonly href: string | null;
}

/** Names the order that replaced this one. */
export function ReplacedOrder({ businessOrderId, href }: ReplacedOrderProps) {
  return (
    <div className={styles.wide}>
      <Notice action={href && <TextLink href={href}>See the new order</TextLink>}>
        You changed this order. Order <b>{businessOrderId}</b> replaces it.
      </Notice>
    </div>
  );
}
