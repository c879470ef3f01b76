import type { PickedBag } from '@storefront/api/entities/desk/pick-list';
import * as texts from '../texts';

/** How many bags, and of which zones: '4 bags: 2 ambient, 1 chilled, 1 frozen'. */
export function BagList({ bags }: { bags: readonly PickedBag[] }) {
  return (
    <span>
      <b>{texts.bagsTitle(bags.reduce((sum, { count }) => sum + count, 0))}</b> {texts.zonesOf(bags)}
    </span>
  );
}
