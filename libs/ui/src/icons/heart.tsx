import { Icon, type IconProps } from '../icon';

export function HeartIcon(props: IconProps) {
  return <Icon {...props} d="M12 20S4 15 4 9.2A4.2 4.2 0 0 1 12 7.5a4.2 4.2 0 0 1 8 1.7C20 15 12 20 12 20Z" />;
}
