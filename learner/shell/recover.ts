/** Where it stands when the page was last loaded anew for a missing part. */
const mark = 'recoveredAt';

/** Milliseconds within which a second failure is not met by loading anew again. */
const rest = 30_000;

/**
 * A part of the program is missing, mostly because a newer build was put up: the page is loaded anew by itself, which
 * brings that build as a whole. Not without a line, and not twice in a row.
 * @returns whether it will.
 */
export function recover(): boolean {
  if (!navigator.onLine) return false;
  try {
    if (Date.now() - Number(sessionStorage.getItem(mark) ?? 0) < rest) return false;
    sessionStorage.setItem(mark, String(Date.now()));
  } catch {
    // Without a memory it would go on for ever.
    return false;
  }
  window.location.reload();
  return true;
}
