export interface Faq {
  readonly question: string;
  readonly answer: string;
}

/** A business writes its questions into its copy as `faq.1.question`, `faq.1.answer`, `faq.2.question` and so on. */
export function faqsOf(copy: Readonly<Record<string, string>>): Faq[] {
  const faqs: Faq[] = [];
  for (let number = 1; ; number += 1) {
    const question = copy[`faq.${number}.question`];
    const answer = copy[`faq.${number}.answer`];
    if (!question || !answer) return faqs;
    faqs.push({ question, answer });
  }
}
