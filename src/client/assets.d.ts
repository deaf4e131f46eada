/** Pictures are files of their own; importing one gives its address. */
declare module '*.svg' {
  const address: string;
  export default address;
}
interface ImportMeta {
  /** All files of a folder that match, by their paths below it: webpack's, replaced at build time. */
  webpackContext: (folder: string, options: { regExp: RegExp }) => (path: string) => unknown;
}
