/** What the process that draws pictures sends the one that started it: where it listens, and how far it has come. */
export type DrawerMessage =
  | { readonly port: number; readonly missing: number }
  | { readonly done: number; readonly total: number };
