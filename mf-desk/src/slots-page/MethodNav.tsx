import type { FulfilmentMethod } from '@storefront/api/entities/enumerations';
import { ShopIcon } from '@storefront/ui/icons/shop';
import { TruckIcon } from '@storefront/ui/icons/truck';
import styles from './Slots.module.css';

const METHODS = [
  { method: 'delivery', label: 'Delivery', icon: <TruckIcon small /> },
  { method: 'collection', label: 'Collection', icon: <ShopIcon small /> },
] as const;

export interface MethodNavProps {
  readonly current: FulfilmentMethod;
  readonly pathOf: (method: FulfilmentMethod) => string;
}

/** Links to a page's two methods. */
export const MethodNav = ({ current, pathOf }: MethodNavProps) => (
  <nav className={styles.methods} aria-label="Method">
    {METHODS.map(({ method, label, icon }) => (
      <a key={method} href={pathOf(method)} aria-current={method === current ? 'page' : undefined}>
        {icon}
        {label}
      </a>
    ))}
  </nav>
);
