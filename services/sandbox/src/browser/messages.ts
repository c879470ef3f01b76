/** The postMessage protocol between shop page and card fields, restricted to their two origins. */
export interface Appearance {
  colorPrimary?: string;
  colorSecondary?: string;
  colorAction?: string;
  colorBackground?: string;
  colorBorder?: string;
  colorError?: string;
  colorFormBackground?: string;
  colorFormBorder?: string;
  colorOutline?: string;
  fontFamily?: string;
  fontSize?: string;
  /** Of the fields; Flow returns a pair, for fields and buttons. */
  borderRadius?: string | readonly string[];
}

export interface TokenReply {
  token: string;
  [field: string]: unknown;
}

export type ToFrame =
  | { type: 'configure'; publicKey: string; appearance: Appearance }
  | { type: 'focus' }
  | { type: 'tokenize'; id: number };

export type FromFrame =
  | { type: 'ready' }
  | { type: 'height'; height: number }
  | { type: 'change'; valid: boolean; brand: string | null }
  | { type: 'submit' }
  | { type: 'tokenized'; id: number; data: TokenReply }
  | { type: 'failed'; id: number; reason: 'invalid' | 'refused' | 'unreachable'; message: string };
