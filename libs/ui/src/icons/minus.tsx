import { Icon, type IconProps } from '../icon';

export function MinusIcon(props: IconProps) {
  return <Icon {...props} d="M5.5 12h13" />;
}
