import { ChevronRightIcon } from './icons/chevron-right';

export type Crumb = { label: string; href?: string };

/** The way from the shop to here; the last one is here and leads nowhere. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="sf-crumbs">
        {crumbs.map(({ label, href }, at) => (
          <li key={label}>
            {at > 0 && <ChevronRightIcon />}
            {href ? <a href={href}>{label}</a> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
