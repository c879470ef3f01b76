import { ChipLink } from './chip';
import { classNames } from './class-names';
import { ChevronDownIcon } from './icons/chevron-down';

type MenuLink = { label: string; href: string };
type PanelCardProps = MenuLink & { text?: string; picture?: string | null };
export type Department = MenuLink & {
  current?: boolean;
  /** The columns of its panel in a mega menu. */
  columns?: { title: string; href: string; links: MenuLink[] }[];
  /** The department's picture in its panel. */
  picture?: string | null;
  /** Shown last in the panel. */
  promotion?: PanelCardProps & { text: string };
};

export type DepartmentsProps = {
  layout: 'chips' | 'mega-menu';
  departments: Department[];
  /** The page has its own sections, which come before the shop's departments on a phone. */
  quiet?: boolean;
};

/** The shop's departments in the brand's layout. A panel is a native popover, which works without scripts. */
export function Departments({ layout, departments, quiet }: DepartmentsProps) {
  if (layout === 'chips') {
    return (
      <nav
        className={classNames('sf-departments sf-departments--chips', quiet && 'sf-departments--quiet')}
        aria-label="Departments"
      >
        {departments.map(({ label, href, current }) => (
          <ChipLink key={href} href={href} current={current}>
            {label}
          </ChipLink>
        ))}
      </nav>
    );
  }
  return (
    <nav className="sf-departments" aria-label="Departments">
      {departments.map((department, at) =>
        department.columns?.length ? (
          <MegaDepartment key={department.href} {...department} id={`sf-mega-${at}`} />
        ) : (
          <a
            key={department.href}
            className="sf-department"
            href={department.href}
            aria-current={department.current ? 'page' : undefined}
          >
            {department.label}
          </a>
        ),
      )}
    </nav>
  );
}

function MegaDepartment({ id, label, href, current, columns = [], picture, promotion }: Department & { id: string }) {
  return (
    <>
      <button className="sf-department" type="button" popoverTarget={id} aria-current={current ? 'true' : undefined}>
        {label}
        <ChevronDownIcon small />
      </button>
      <div className="sf-mega" id={id} popover="auto">
        <div className="sf-mega__inside">
          {columns.map((column) => (
            <div key={column.href}>
              <a className="sf-mega__title" href={column.href}>
                {column.title}
              </a>
              <ul>
                {column.links.map((link) => (
                  <li key={link.href}>
                    <a className="sf-mega__link" href={link.href}>
                      {link.label}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <PanelCard label={`All ${label}`} href={href} picture={picture} />
          {promotion && <PanelCard {...promotion} />}
        </div>
      </div>
    </>
  );
}

/** The picture is loaded when its panel opens. */
const PanelCard = ({ label, href, text, picture }: PanelCardProps) => (
  <a className="sf-mega__card" href={href} rel={text && 'nofollow'}>
    <b>{label}</b>
    {text}
    {picture && <img src={picture} alt="" width={180} height={180} loading="lazy" />}
  </a>
);
