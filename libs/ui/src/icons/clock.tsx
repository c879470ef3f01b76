import { Icon, type IconProps } from '../icon';

export function ClockIcon(props: IconProps) {
  return <Icon {...props} d="M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0M12 7.5V12l3 2" />;
}
