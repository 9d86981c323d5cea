import { sessionStore } from './sessionStore.ts';

/** A test whether somebody holds a code, or one of several. */
export type HasCode = (code: string | readonly string[] | undefined) => boolean;

/**
 * Whether the signed-in person holds a code, or one of several. No code asked for is always held. Only hides: the
 * server checks every operation itself.
 */
export function hasCode(code: string | readonly string[] | undefined): boolean {
  return holdsCode({ codes: sessionStore.get().codes, code });
}

/** The same over given codes. */
export function holdsCode({
  codes,
  code,
}: {
  codes: ReadonlySet<string>;
  code: string | readonly string[] | undefined;
}): boolean {
  if (code === undefined) return true;
  const wanted = typeof code === 'string' ? [code] : code;
  return wanted.length === 0 || wanted.some((one) => codes.has(one));
}
