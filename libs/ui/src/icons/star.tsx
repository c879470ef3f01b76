import { Icon, type IconProps } from '../icon';

export function StarIcon(props: IconProps) {
  return <Icon {...props} d="m12 3.5 2.7 5.5 6 .9-4.4 4.2 1.1 6L12 17.3l-5.4 2.8 1.1-6L3.3 9.9l6-.9Z" />;
}
