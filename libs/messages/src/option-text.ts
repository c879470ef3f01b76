/** A chosen option value with the shopper's own text: 'Initials “A. B.”'. */
export const optionValueText = ({ valueName, text }: { valueName: string; text?: string }): string =>
  text ? `${valueName} “${text}”` : valueName;

/** All chosen values of a line, as one text: 'Small · Initials “A. B.”'. */
export const optionsText = (options: readonly { valueName: string; text?: string }[]): string =>
  options.map(optionValueText).join(' · ');
