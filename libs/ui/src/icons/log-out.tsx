import { Icon, type IconProps } from '../icon';

export function LogOutIcon(props: IconProps) {
  return <Icon {...props} d="M14 4.5H5v15h9M10 12h10.5M16.5 8l4 4-4 4" />;
}
