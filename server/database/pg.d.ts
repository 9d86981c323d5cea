declare module 'pg/lib/utils.js' {
  /** The text, or bytes, that a value is sent as. */
  export function prepareValue(value: unknown): string | Buffer | null;
}
