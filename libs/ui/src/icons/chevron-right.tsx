import { Icon, type IconProps } from '../icon';

export function ChevronRightIcon(props: IconProps) {
  return <Icon {...props} d="m9 6 6 6-6 6" />;
}
