import { Icon, type IconProps } from '../icon';

export function BasketIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M3.5 10h17l-1.8 8.6a1.8 1.8 0 0 1-1.8 1.4H7.1a1.8 1.8 0 0 1-1.8-1.4ZM8 10l3-6M16 10l-3-6M10 14v2.5M14 14v2.5"
    />
  );
}
