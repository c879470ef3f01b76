import { createEvent, fireEvent } from '@testing-library/react';

/** Types a code as a handheld's scanner does: its keys come at the same moment, and Enter ends it. */
export function scan(code: string): void {
  for (const key of [...code, 'Enter']) {
    const event = createEvent.keyDown(document.body, { key });
    Object.defineProperty(event, 'timeStamp', { value: 0 });
    fireEvent(document.body, event);
  }
}
