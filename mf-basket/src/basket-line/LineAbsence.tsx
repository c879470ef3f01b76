import type { BasketLine } from '@storefront/api/entities/basket';
import { absenceKept } from '@storefront/messages/basket';
import { fill } from '@storefront/messages/fill';
import { absenceText } from './absence-text';

interface LineAbsenceProps {
  readonly line: BasketLine;
  /** The shopper has answered and kept it; before that, the question says why. */
  readonly isKept: boolean;
}

/** What a line that cannot be ordered now shows: its quantity, which has no buttons, and what happens to it. */
export function LineAbsence({ line, isKept }: LineAbsenceProps) {
  if (line.available) return null;
  return (
    <>
      {line.quantity > 1 && <span>× {line.quantity}</span>}
      {isKept && <span>{fill(absenceKept, absenceText(line))}</span>}
    </>
  );
}
