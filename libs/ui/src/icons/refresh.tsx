import { Icon, type IconProps } from '../icon';

export function RefreshIcon(props: IconProps) {
  return <Icon {...props} d="M19.5 8A8.5 8.5 0 1 0 20.5 12M20 3.5V8h-4.5" />;
}
