/** The page's first link. It is in a landmark because the cookie question may come before it. */
export const SkipLink = () => (
  <nav aria-label="Skip">
    <a className="sf-skip sf-hidden" href="#main">
      Skip to main content
    </a>
  </nav>
);
