import { Icon, type IconProps } from '../icon';

export function BagIcon(props: IconProps) {
  return <Icon {...props} d="M5 8h14l1 12H4ZM9 11V7a3 3 0 0 1 6 0v4" />;
}
