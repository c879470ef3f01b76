import { Icon, type IconProps } from '../icon';

export function InfoIcon(props: IconProps) {
  return <Icon {...props} d="M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0M12 11v5M12 8v.1" />;
}
