// Generated from schemas/. Do not edit.

/** One call as the client knows it. */
export interface ClientOperation {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below /api; `:id` is filled from the input. */
  path: string;
  access: 'public' | 'signedIn' | 'code';
  /** One of these is enough. */
  codes?: readonly string[];
  isMultipart?: boolean;
  isBinary?: boolean;
  /** Milliseconds to wait; 12000 where it is missing. */
  timeout?: number;
}
