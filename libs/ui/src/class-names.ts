/** Joins the classes that apply: `classNames('sf-button', wide && 'sf-button--wide')`. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
