/** A pip in a round leaf-green field, with its one tangerine leaf. */
export function PipwellMark() {
  return (
    <svg viewBox="0 0 38 38" width="38" height="38" aria-hidden="true">
      <circle cx="19" cy="19" r="19" fill="var(--brand)" />
      <path d="M19 10c6.6 6.6 7 13.6 0 20-7-6.4-6.6-13.4 0-20Z" fill="var(--surface)" />
      <path d="M19.5 10.700c.7-4.7 4.8-7.2 9.7-6.1-.2 4.7-4.5 7.5-9.7 6.100Z" fill="var(--accent)" />
    </svg>
  );
}
