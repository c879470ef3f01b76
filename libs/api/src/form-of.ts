/** A body as multipart/form-data: lists as parts with one name; undefined values and empty texts are left out. */
export function formOf(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(Object(body)))
    for (const part of Array.isArray(value) ? value : [value])
      if (part instanceof Blob) form.append(name, part);
      else if (part !== undefined && part !== '') form.append(name, String(part));
  return form;
}
