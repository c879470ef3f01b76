import { Icon, type IconProps } from '../icon';

export function LocateIcon(props: IconProps) {
  return <Icon {...props} d="M6 12a6 6 0 1 0 12 0a6 6 0 1 0 -12 0M12 2.5V6M12 18v3.5M2.5 12H6M18 12h3.5" />;
}
