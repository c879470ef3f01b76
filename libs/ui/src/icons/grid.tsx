import { Icon, type IconProps } from '../icon';

export function GridIcon(props: IconProps) {
  return <Icon {...props} d="M4 4h6.5v6.5H4ZM13.5 4H20v6.5h-6.5ZM4 13.5h6.5V20H4ZM13.5 13.5H20V20h-6.5Z" />;
}
