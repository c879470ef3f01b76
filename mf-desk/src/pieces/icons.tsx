import type { StorageZone } from '@storefront/api/entities/desk/pick-list';
import { Icon, type IconProps } from '@storefront/ui/icon';

const ZONE_PATHS: Record<StorageZone, string> = {
  ambient: 'M4 4v16M20 4v16M4 11h16M4 18h16M7.5 11V7h4v4M13 18v-4h4v4',
  chilled: 'M10 13.5V6a2 2 0 0 1 4 0v7.5a4 4 0 1 1-4 0ZM12 10v7',
  frozen: 'M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9M9.5 4.5 12 7l2.5-2.5M9.5 19.5 12 17l2.5 2.5',
};

/** A shelf, a thermometer or a snowflake. */
export function ZoneIcon({ zone, ...props }: IconProps & { zone: StorageZone }) {
  return <Icon {...props} d={ZONE_PATHS[zone]} />;
}

export function NotHereIcon(props: IconProps) {
  return <Icon {...props} d="M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 1 0 0-17ZM6.2 6.2l11.6 11.6" />;
}

export function FewerIcon(props: IconProps) {
  return <Icon {...props} d="M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 1 0 0-17ZM8 12h8" />;
}

export function PrinterIcon(props: IconProps) {
  return <Icon {...props} d="M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7Z" />;
}

export function NoSignalIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M5 12.5a10 10 0 0 1 4-2.4M15.5 10.3a10 10 0 0 1 3.5 2.2M8.5 16a5 5 0 0 1 7 0M12 19.5v.01M4 4l16 16"
    />
  );
}

export function SpeechIcon(props: IconProps) {
  return <Icon {...props} d="M4 5h16v11H10l-4 4v-4H4Z" />;
}

export function ScaleIcon(props: IconProps) {
  return <Icon {...props} d="M5 20h14l-1.5-9h-11ZM4 7h16M12 7v4M12 17v-2.5" />;
}

export function UndoIcon(props: IconProps) {
  return <Icon {...props} d="M9 7 4 12l5 5M4 12h10a5 5 0 0 1 0 10h-3" />;
}

export function PhoneIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M6 3h4l2 5-2.500 1.500a11 11 0 0 0 5 5L16 12l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 4 5a2 2 0 0 1 2-2Z"
    />
  );
}

export function NavigateIcon(props: IconProps) {
  return <Icon {...props} d="M20.5 3.5 3.5 10.5l7.5 2.5 2.5 7.5Z" />;
}

export function NoteIcon(props: IconProps) {
  return <Icon {...props} d="M5 4h14v10l-5 6H5ZM14 20v-6h5M8.5 9h7M8.5 12.5h3" />;
}

export function CameraIcon(props: IconProps) {
  return <Icon {...props} d="M4 8h4l1.5-3h5L16 8h4v11H4ZM8.5 13.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0" />;
}
