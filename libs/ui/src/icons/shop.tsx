import { Icon, type IconProps } from '../icon';

export function ShopIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M4.5 11v9h15v-9M3.5 8.5 5.5 4h13l2 4.5c0 3.3-4.25 3.3-4.25 0c0 3.3-4.25 3.3-4.25 0c0 3.3-4.25 3.3-4.25 0c0 3.3-4.25 3.3-4.25 0ZM9.5 20v-5h5v5"
    />
  );
}
