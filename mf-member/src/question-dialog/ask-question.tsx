import { createRoot } from 'react-dom/client';
import { type Question, QuestionDialog } from './QuestionDialog';

/** Asks a question in a dialog. Resolves with whether the shopper agreed. */
export function askQuestion(question: Question): Promise<boolean> {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  return new Promise<boolean>((resolve) => root.render(<QuestionDialog {...question} onAnswer={resolve} />)).finally(
    () => {
      root.unmount();
      place.remove();
    },
  );
}
