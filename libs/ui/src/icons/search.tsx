import { Icon, type IconProps } from '../icon';

export function SearchIcon(props: IconProps) {
  return <Icon {...props} d="M4.5 11a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0M16 16l4.5 4.5" />;
}
