import { Icon, type IconProps } from '../icon';

export function PhoneIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M7 4h3l1.5 4-2 1.5c1 2.5 2.5 4 5 5l1.5-2 4 1.5v3c0 1-1 2-2 2C10.5 18.5 5 12.5 5 6c0-1 1-2 2-2Z"
    />
  );
}
