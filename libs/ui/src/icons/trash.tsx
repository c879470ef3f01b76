import { Icon, type IconProps } from '../icon';

export function TrashIcon(props: IconProps) {
  return <Icon {...props} d="M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.5 11v5M13.5 11v5" />;
}
