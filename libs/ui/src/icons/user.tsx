import { Icon, type IconProps } from '../icon';

export function UserIcon(props: IconProps) {
  return (
    <Icon {...props} d="M8.3 8a3.7 3.7 0 1 0 7.4 0a3.7 3.7 0 1 0 -7.4 0M4.5 20c1-4 4-5.5 7.5-5.5s6.5 1.5 7.5 5.5" />
  );
}
