// Generated from schemas/. Do not edit.
import type { EngineVerb } from '#generators/formats.ts';

/** One call as the client knows it. */
export interface ClientOperation {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below /api; `:id` is filled from the input. */
  path: string;
  access: 'public' | 'signedIn' | 'code';
  /** One of these is enough. */
  codes?: readonly string[];
  /** save: the code for a new record, and that for changing one. */
  saveCodes?: { readonly create: string; readonly change: string };
  /** The entity it is about. */
  entity?: string;
  /** The verb of the engine it does or stands for. */
  verb?: EngineVerb;
  /** It changes nothing, although it is no GET. */
  isRead?: boolean;
  isMultipart?: boolean;
  isBinary?: boolean;
  /** Milliseconds to wait; 12000 where it is missing. */
  timeout?: number;
}
