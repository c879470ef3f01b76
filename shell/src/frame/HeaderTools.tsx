import type { BasketState, SessionState } from '@storefront/bus/state.types';
import { formatMoney } from '@storefront/money/format-money';
import { Icon } from '@storefront/ui/icon';
import { ToolLink } from '@storefront/ui/tool-link';
import { useNavigation } from '../navigation/navigation-context';

interface HeaderToolsProps {
  readonly session: SessionState;
  readonly basket: BasketState | null;
  readonly money: { currency: string; locale: string };
}

/** The links at the end of the header, as the composition's packages declare them. */
export function HeaderTools({ session, basket, money }: HeaderToolsProps) {
  const { header } = useNavigation();
  const isMember = session.strategy === 'member';
  return header
    .filter(({ when }) => !when || (when === 'member') === isMember)
    .map(({ path, label, icon, shows }) =>
      shows === 'basket' ? (
        <ToolLink
          key={path}
          basket
          href={path}
          icon={<Icon d={icon} />}
          label={basket?.count ? formatMoney(basket.subtotal, money) : label}
          count={basket?.count}
        />
      ) : (
        <ToolLink
          key={path}
          href={path}
          icon={<Icon d={icon} />}
          label={(shows === 'first-name' && session.firstname) || label}
        />
      ),
    );
}
