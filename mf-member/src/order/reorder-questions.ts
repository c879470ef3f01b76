import { overwriteBasket } from '@storefront/messages/basket';
import type { Question } from '../question-dialog/QuestionDialog';
import type { ReorderQuestions } from './reorder';

/** The dialog is loaded with the first question. */
const ask = async (question: Question) => (await import('../question-dialog/ask-question')).askQuestion(question);

export const reorderQuestions: ReorderQuestions = {
  mayOverwrite: () =>
    ask({
      title: 'Start a new basket',
      question: overwriteBasket,
      confirmLabel: 'Replace it',
      cancelLabel: 'Keep my basket',
    }),
  isOldEnough: (rule) =>
    ask({ title: 'Age check', question: rule, confirmLabel: 'I am old enough', cancelLabel: 'Leave those items out' }),
};
