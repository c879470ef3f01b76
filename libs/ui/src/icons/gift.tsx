import { Icon, type IconProps } from '../icon';

export function GiftIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M4.5 12v8h15v-8M3.5 8.5h17V12h-17ZM12 8.5V20M12 8.5C8 8.5 7 4 9.5 4 11 4 12 6 12 8.5 12 6 13 4 14.5 4 17 4 16 8.5 12 8.5"
    />
  );
}
