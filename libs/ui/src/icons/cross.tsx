import { Icon, type IconProps } from '../icon';

export function CrossIcon(props: IconProps) {
  return <Icon {...props} d="m6.5 6.5 11 11M17.5 6.5l-11 11" />;
}
