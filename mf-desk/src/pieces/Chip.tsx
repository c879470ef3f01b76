import type { StorageZone } from '@storefront/api/entities/desk/pick-list';
import { classNames } from '@storefront/ui/class-names';
import type { ReactNode } from 'react';
import styles from './Chip.module.css';
import { ZoneIcon } from './icons';
import { zoneNames } from './texts';

export interface StateChipProps {
  readonly kind: 'done' | 'risk' | 'stop' | 'wait' | 'action';
  readonly icon: ReactNode;
  readonly children: ReactNode;
}

/** A state, by an icon and a word; the colour only helps. */
export function StateChip({ kind, icon, children }: StateChipProps) {
  return (
    <span className={classNames(styles.chip, styles[kind])}>
      {icon}
      {children}
    </span>
  );
}

/** Where an item is kept: ambient, chilled or frozen. */
export function ZoneChip({ zone }: { zone: StorageZone }) {
  return (
    <span className={classNames(styles.chip, styles[zone])}>
      <ZoneIcon zone={zone} small />
      {zoneNames[zone]}
    </span>
  );
}
