export type Swatch = {
  /** The name of the colour or finish. */
  name: string;
  /** Its colour, such as #23252f. */
  colour: string | null;
  href: string;
  /** Whether it is the one shown. */
  current: boolean;
};

/** The colours of an item, each a link to the item in that colour. Their names are for screen readers and on hover. */
export function Swatches({ label, swatches }: { label: string; swatches: readonly Swatch[] }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when bullets are hidden
    <ul className="sf-swatches" role="list" aria-label={label}>
      {swatches.map(({ name, colour, href, current }) => (
        <li key={name}>
          <a href={href} title={name} aria-current={current || undefined}>
            <span className="sf-hidden">{name}</span>
            {/* An attribute of SVG, because the content security policy allows no inline styles. */}
            <svg className="sf-swatch" fill={colour ?? 'none'} aria-hidden="true">
              <rect width="100%" height="100%" />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}
