import { Icon, type IconProps } from '../icon';

export function MoreIcon(props: IconProps) {
  return <Icon {...props} d="M5.5 12v.1M12 12v.1M18.5 12v.1" />;
}
