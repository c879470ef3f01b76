import { ChevronRightIcon } from './icons/chevron-right';

export type Crumb = { label: string; href?: string };

/** The path from the shop to this page; the last item is the page itself and no link. */
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
