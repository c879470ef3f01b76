import { Icon, type IconProps } from '../icon';

export function ChevronLeftIcon(props: IconProps) {
  return <Icon {...props} d="m15 6-6 6 6 6" />;
}
