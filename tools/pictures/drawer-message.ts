/** What the drawing process sends its parent: its port and its progress. */
export type DrawerMessage =
  | { readonly port: number; readonly missing: number }
  | { readonly done: number; readonly total: number };
