import { Icon, type IconProps } from '../icon';

export function StarIcon(props: IconProps) {
  return <Icon {...props} d="m12 4 2.5 5.1 5.6.8-4 4 .9 5.6-5-2.6-5 2.6.9-5.6-4-4 5.6-.8Z" />;
}
