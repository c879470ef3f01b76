import { Icon, type IconProps } from '../icon';

export function TruckIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M2.5 6.5h11v10h-11ZM13.5 10h4l3.5 3.5v3h-7.5M5 17.5a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M15 17.5a2 2 0 1 0 4 0a2 2 0 1 0 -4 0"
    />
  );
}
