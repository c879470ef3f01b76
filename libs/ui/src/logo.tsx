export type LogoProps = {
  name: string;
  href: string;
  /** The URL of the business's mark, shown beside its name. */
  icon?: string;
  /** The URL of the business's own logo, which replaces icon and name. */
  src?: string;
};

export function Logo({ name, href, icon, src }: LogoProps) {
  return (
    <a className="sf-logo" href={href} aria-label={`${name}, home`}>
      {src ? (
        <img src={src} alt="" height={38} width={160} fetchPriority="low" />
      ) : (
        <>
          {icon && <img src={icon} alt="" height={38} width={38} fetchPriority="low" />}
          <span>{name}</span>
        </>
      )}
    </a>
  );
}
