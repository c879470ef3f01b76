import { Icon, type IconProps } from '../icon';

export function LeafIcon(props: IconProps) {
  return <Icon {...props} d="M5 19c0-9 5-14 15-14 0 10-5 15-12 13M5 19c2-5 5-7 9-9" />;
}
