import { Badge } from '@storefront/ui/badge';
import type { ListedStore } from './listed-store';
import styles from './StoreStateChip.module.css';

/** Whether a store is open, accepts orders for later, or accepts none. */
export function StoreStateChip({ state }: { state: ListedStore['state'] }) {
  if (state === 'open') return <Badge kind="good">Open</Badge>;
  if (state === 'preorder') return <Badge kind="warning">Preorder</Badge>;
  return <span className={`sf-badge ${styles.closed}`}>Closed</span>;
}
