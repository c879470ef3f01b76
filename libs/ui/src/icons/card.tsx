import { Icon, type IconProps } from '../icon';

export function CardIcon(props: IconProps) {
  return <Icon {...props} d="M3 6h18v12.5H3ZM3 10.5h18M6.5 15h3" />;
}
