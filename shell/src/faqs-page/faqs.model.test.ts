import { faqsOf } from './faqs.model';

test('questions are read in their order, up to the first that has no answer', () => {
  const copy = {
    'faq.2.question': 'Second?',
    'faq.2.answer': 'Yes.',
    'faq.1.question': 'First?',
    'faq.1.answer': 'Also.',
    'faq.3.question': 'No answer yet?',
  };
  expect(faqsOf(copy).map(({ question }) => question)).toEqual(['First?', 'Second?']);
});
