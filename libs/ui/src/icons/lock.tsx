import { Icon, type IconProps } from '../icon';

export function LockIcon(props: IconProps) {
  return <Icon {...props} d="M5 10.5h14V20H5ZM8 10.5V8a4 4 0 0 1 8 0v2.5" />;
}
