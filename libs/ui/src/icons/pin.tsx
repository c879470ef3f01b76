import { Icon, type IconProps } from '../icon';

export function PinIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M12 21s7-6.4 7-11.5a7 7 0 0 0-14 0C5 14.6 12 21 12 21ZM9.6 9.5a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0 -4.8 0"
    />
  );
}
