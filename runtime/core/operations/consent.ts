/** Consent to a migration file that the generators wrote: a line of it in which somebody puts a name. */

/** The line, up to the name. */
export const consentWords = '-- 同意：';

/** What begins the line that says, for programs, what a file that the generators wrote is about. */
export const changeWord = '-- change ';

/** Whether a file was written by the generators, and nobody has consented yet. */
export function isOpen(text: string): boolean {
  return text.includes(`\n${changeWord}`) && new RegExp(`^${consentWords}[ \\t]*$`, 'm').test(text);
}
