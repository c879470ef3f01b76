import { Icon, type IconProps } from '../icon';

export function CalendarIcon(props: IconProps) {
  return <Icon {...props} d="M4 6h16v14H4ZM4 10.5h16M8.5 3.5V7M15.5 3.5V7" />;
}
