import type { SessionState } from '@storefront/bus/state.types';
import { formatMoney } from '@storefront/money/format-money';
import { Icon } from '@storefront/ui/icon';
import { ToolLink } from '@storefront/ui/tool-link';
import { useNavigation } from '../../navigation/navigation-context';
import { useShownValue } from '../shown-values/use-shown-value';

interface HeaderToolsProps {
  readonly session: SessionState;
  readonly money: { currency: string; locale: string };
}

/** The links at the end of the header, as the composition's packages declare them. */
export function HeaderTools({ session, money }: HeaderToolsProps) {
  const { header } = useNavigation();
  const shownOf = useShownValue();
  const isMember = session.strategy === 'member';
  return header
    .filter(({ when }) => !when || (when === 'member') === isMember)
    .map(({ path, label, icon, shows }) => {
      const { count, amount, text = label } = shownOf(shows);
      return (
        <ToolLink
          key={path}
          emphasised={shows?.amount !== undefined}
          name={amount === undefined ? undefined : label}
          href={path}
          icon={<Icon d={icon} />}
          label={amount === undefined ? text : formatMoney(amount, money)}
          count={count}
        />
      );
    });
}
