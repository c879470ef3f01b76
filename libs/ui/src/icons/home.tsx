import { Icon, type IconProps } from '../icon';

export function HomeIcon(props: IconProps) {
  return <Icon {...props} d="M4 11l8-7 8 7v9h-5.5v-5.5h-5V20H4Z" />;
}
