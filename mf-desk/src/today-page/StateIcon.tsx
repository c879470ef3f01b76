import { BagIcon } from '@storefront/ui/icons/bag';
import { BasketIcon } from '@storefront/ui/icons/basket';
import { CheckIcon } from '@storefront/ui/icons/check';
import { CrossIcon } from '@storefront/ui/icons/cross';
import { ListIcon } from '@storefront/ui/icons/list';
import { TruckIcon } from '@storefront/ui/icons/truck';
import { WarningIcon } from '@storefront/ui/icons/warning';
import type { BoardState } from './waves';

const ICONS = {
  problem: WarningIcon,
  way: TruckIcon,
  picking: BasketIcon,
  sent: ListIcon,
  picked: BagIcon,
  done: CheckIcon,
  ended: CrossIcon,
} as const;

/** The icon of a state, beside its word. */
export function StateIcon({ state }: { state: BoardState }) {
  const StateShape = ICONS[state];
  return <StateShape small />;
}
