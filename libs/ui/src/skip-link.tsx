/** The first element in the tab order. */
export function SkipLink({
  target = 'main',
  children = 'Skip to main content',
}: {
  target?: string;
  children?: string;
}) {
  return (
    <a className="sf-skip sf-hidden" href={`#${target}`}>
      {children}
    </a>
  );
}
