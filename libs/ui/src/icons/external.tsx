import { Icon, type IconProps } from '../icon';

export function ExternalIcon(props: IconProps) {
  return <Icon {...props} d="M10 5H5v14h14v-5M14 4.5h5.5V10M19 5l-8 8" />;
}
