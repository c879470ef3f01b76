declare module '*.module.css' {
  const styles: Readonly<Record<string, string>>;
  export default styles;
}
declare module '*.css';

/** A file of a library, by its URL. */
declare module '*?file' {
  const url: string;
  export default url;
}
