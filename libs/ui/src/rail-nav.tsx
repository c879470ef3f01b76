import { Picture, type PictureSources } from './picture';

export type RailLink = {
  href: string;
  label: string;
  images?: PictureSources | null;
  tint?: string;
  current?: boolean;
};

/** The categories in the left column. */
export function RailNav({ label = 'Aisles', links }: { label?: string; links: RailLink[] }) {
  return (
    <nav aria-label={label}>
      {links.map(({ href, label: name, images, tint, current }) => (
        <a key={href} className="sf-rail__link" href={href} aria-current={current ? 'page' : undefined}>
          <Picture images={images} tint={tint} size={36} />
          {name}
        </a>
      ))}
    </nav>
  );
}
