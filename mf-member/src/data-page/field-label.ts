/** The name of a field in words: 'mobileContactNumber' is 'Mobile contact number'. */
export function fieldLabel(name: string): string {
  const words = name
    .replace(/([A-Z]|\d+)/g, ' $1')
    .toLowerCase()
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
