import { Icon, type IconProps } from '../icon';

export function ListIcon(props: IconProps) {
  return <Icon {...props} d="M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5v.1M4.5 12v.1M4.5 17.5v.1" />;
}
