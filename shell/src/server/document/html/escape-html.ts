const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text for the content or a quoted attribute of an element, in HTML and in XML. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (found) => ENTITIES[found] ?? found);
