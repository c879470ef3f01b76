import { Icon, type IconProps } from '../icon';

export function BarcodeIcon(props: IconProps) {
  return <Icon {...props} d="M3.5 5.5v13M7 5.5v13M10 5.5v13M14 5.5v13M17 5.5v13M20.5 5.5v13" />;
}
