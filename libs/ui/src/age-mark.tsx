/** '18+', spelled out for screen readers. */
export function AgeMark({ age }: { age: number }) {
  return (
    <span className="sf-label">
      <span aria-hidden="true">{age}+</span>
      <span className="sf-hidden">For people aged {age} or over</span>
    </span>
  );
}
