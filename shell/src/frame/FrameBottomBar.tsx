import { useStore } from '@nanostores/react';
import type { StoreState } from '@storefront/bus/state.types';
import { formatMoney } from '@storefront/money/format-money';
import { fillPath } from '@storefront/routes/fill-path';
import { BottomBar, type BottomBarLink } from '@storefront/ui/bottom-bar';
import { Icon } from '@storefront/ui/icon';
import type { NavigationLink } from '../navigation/navigation.types';
import { useNavigation } from '../navigation/navigation-context';
import { cameFrom } from './back-links/came-from';
import { useShownValue } from './shown-values/use-shown-value';

interface FrameBottomBarProps {
  readonly store?: Pick<StoreState, 'slug'>;
  readonly isMember: boolean;
  /** Section of the current page. */
  readonly section?: string;
  readonly money: { currency: string; locale: string };
}

/** The phone's main links, as the composition's packages declare them. */
export function FrameBottomBar({ store, isMember, section, money }: FrameBottomBarProps) {
  const { bottomBar } = useNavigation();
  const from = useStore(cameFrom);
  const shownOf = useShownValue();

  /** A link's path; undefined when it needs a store and none is selected. */
  const target = ({ path, withoutStore }: NavigationLink) => {
    if (!path.includes(':storeSlug')) return { href: path, label: undefined };
    if (store) return { href: fillPath(path, { storeSlug: store.slug }), label: undefined };
    return withoutStore && { href: withoutStore.path, label: withoutStore.label };
  };
  const links = bottomBar
    .filter(({ when }) => !when || (when === 'member') === isMember)
    .flatMap((link): BottomBarLink[] => {
      const to = target(link);
      if (!to) return [];
      const { count, amount, text = to.label ?? link.label } = shownOf(link.shows);
      return [
        {
          href: (link.leadsBack && from) || to.href,
          label: amount === undefined ? text : formatMoney(amount, money),
          icon: <Icon d={link.icon} />,
          current: link.section !== undefined && link.section === section,
          count,
          // A number alone does not say what it counts.
          prefix: amount === undefined ? undefined : link.label,
        },
      ];
    });
  return <BottomBar links={links} />;
}
