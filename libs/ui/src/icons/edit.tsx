import { Icon, type IconProps } from '../icon';

export function EditIcon(props: IconProps) {
  return <Icon {...props} d="M5 19v-3.5L16 4.5l3.5 3.5-11 11ZM13.5 7l3.5 3.5" />;
}
