import { Icon, type IconProps } from '../icon';

export function TagIcon(props: IconProps) {
  return <Icon {...props} d="M4 4h8l8 8-8 8-8-8ZM8.5 8.5v.1" />;
}
