import { isConnectionLost } from '../database/errors.ts';
import type { App } from './context.ts';

/**
 * Runs work that stores files and then their rows. Where it fails the files are removed, unless the database went away
 * before it answered: then their rows may be there, and files without rows do less harm than rows without files.
 * @param work takes the list to which it adds the keys of its files
 */
export async function removingUnstored<T>(
  { files }: Pick<App, 'files'>,
  work: (keys: string[]) => Promise<T>,
): Promise<T> {
  const keys: string[] = [];
  try {
    return await work(keys);
  } catch (error) {
    if (!isConnectionLost(error)) await Promise.allSettled(keys.map((key) => files.remove(key)));
    throw error;
  }
}
