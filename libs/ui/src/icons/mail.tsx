import { Icon, type IconProps } from '../icon';

export function MailIcon(props: IconProps) {
  return <Icon {...props} d="M3.5 6h17v12.5h-17ZM3.5 7l8.5 6 8.5-6" />;
}
