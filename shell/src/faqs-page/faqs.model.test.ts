import { faqsOf, faqsWith } from './faqs.model';

const copy = {
  'faq.1.question': 'When can you deliver?',
  'faq.1.answer': 'From eight to ten.',
  'faq.2.question': 'What does delivery cost?',
  'faq.2.answer': 'Up to £4.50.',
};

describe('a business’s questions', () => {
  test('are read from its texts in order, up to the first missing one, each with its own anchor', () => {
    expect(faqsOf({ ...copy, 'faq.4.question': 'Lost?', 'faq.4.answer': 'Yes.' })).toEqual([
      { id: 'when-can-you-deliver', question: 'When can you deliver?', answer: 'From eight to ten.' },
      { id: 'what-does-delivery-cost', question: 'What does delivery cost?', answer: 'Up to £4.50.' },
    ]);
  });

  test('have different anchors, even with the same wording', () => {
    const [first, second] = faqsOf({ ...copy, 'faq.2.question': 'When can you deliver' });
    expect(first?.id).not.toBe(second?.id);
  });

  test('are found by any words of question and answer', () => {
    const found = (term: string) => faqsWith(faqsOf(copy), term).map(({ id }) => id);
    expect(found('COST 4.50')).toEqual(['what-does-delivery-cost']);
    expect(found('deliver')).toHaveLength(2);
    expect(found(' ')).toHaveLength(2);
    expect(found('refund')).toEqual([]);
  });
});
