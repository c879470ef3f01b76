import { Icon, type IconProps } from '../icon';

export function SwapIcon(props: IconProps) {
  return <Icon {...props} d="M4 8.5h14l-3.5-3.5M20 15.5H6l3.5 3.5" />;
}
