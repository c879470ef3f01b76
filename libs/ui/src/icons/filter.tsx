import { Icon, type IconProps } from '../icon';

export function FilterIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M3 8h7M16 8h5M3 16h3M12 16h9M10.5 8a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0M6.5 16a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0"
    />
  );
}
