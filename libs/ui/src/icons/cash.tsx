import { Icon, type IconProps } from '../icon';

export function CashIcon(props: IconProps) {
  return <Icon {...props} d="M3 6.5h18v11H3ZM9.4 12a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0M6.5 12v.1M17.5 12v.1" />;
}
