/** The page's first link. It is in a landmark because the cookie question may come before it. */
export function SkipLink({
  target = 'main',
  children = 'Skip to main content',
}: {
  target?: string;
  children?: string;
}) {
  return (
    <nav aria-label="Skip">
      <a className="sf-skip sf-hidden" href={`#${target}`}>
        {children}
      </a>
    </nav>
  );
}
