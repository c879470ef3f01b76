import { Icon, type IconProps } from '../icon';

export function PlusIcon(props: IconProps) {
  return <Icon {...props} d="M12 5.5v13M5.5 12h13" />;
}
