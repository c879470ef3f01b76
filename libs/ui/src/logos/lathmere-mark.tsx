/** A turned baluster, as from a lathe, in a square of ink. */
export function LathmereMark() {
  return (
    <svg viewBox="0 0 34 34" width="34" height="34" aria-hidden="true">
      <path fill="var(--brand)" d="M0 0h34v34H0z" />
      <path
        fill="var(--on-brand)"
        d="M13 5h8v2.500h-2c.3 3 3.6 4.2 3.6 7.3 0 2.4-2 3.5-2.7 5.200h1.600v2h-1.700c.4 2 3.8 2.6 4.7 4.800V29H9.500v-2.200c.9-2.2 4.3-2.8 4.7-4.800h-1.700v-2h1.600c-.7-1.7-2.7-2.8-2.7-5.2 0-3.1 3.3-4.3 3.6-7.300h-2z"
      />
    </svg>
  );
}
