export interface Faq {
  /** Its fragment in the URL: '/faqs#when-can-you-deliver'. */
  readonly id: string;
  readonly question: string;
  readonly answer: string;
}

/** A business writes its questions as text keys: `faq.1.question`, `faq.1.answer`, `faq.2.question` and so on. */
export function faqsOf(copy: Readonly<Record<string, string>>): Faq[] {
  const faqs: Faq[] = [];
  for (let number = 1; ; number += 1) {
    const question = copy[`faq.${number}.question`];
    const answer = copy[`faq.${number}.answer`];
    if (!question || !answer) return faqs;
    faqs.push({ id: idOf(question, faqs), question, answer });
  }
}

/** The questions and answers that contain every word of the term, case-insensitive; all without a term. */
export function faqsWith(faqs: readonly Faq[], term: string): readonly Faq[] {
  const words = term.toLowerCase().split(/\s+/).filter(Boolean);
  return faqs.filter(({ question, answer }) => {
    const text = `${question} ${answer}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

function idOf(question: string, before: readonly Faq[]): string {
  const id = question
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return before.some((faq) => faq.id === id) ? `${id}-${before.length + 1}` : id;
}
