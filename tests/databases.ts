/** Which databases a test file tries. */
import { basename } from 'node:path';
import { isWhole } from './suite.ts';

const databases = ['pglite', 'postgres'] as const;

/**
 * For files that are not about how something is stored: at landing one of the two, the same for a file always and each
 * for about half of the files; both in the long suite. What is stored is tried on both by the files that name both:
 * the catalogue, words, jobs, rounds, mock exams, many at once.
 * @param file the test file's `import.meta.url`
 */
export function databasesFor(file: string): readonly (typeof databases)[number][] {
  if (isWhole) return databases;
  const sum = [...basename(file)].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return databases.filter((_, index) => index === sum % databases.length);
}
