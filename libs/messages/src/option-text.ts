/** A chosen option value with the shopper's own text: 'Initials “A. B.”'. */
export const optionValueText = ({ valueName, text }: { valueName: string; text?: string }): string =>
  text ? `${valueName} “${text}”` : valueName;
