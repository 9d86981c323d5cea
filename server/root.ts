import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The folder with `schemas/` and `server/`: of the sources the project's, of the built server `dist/`, which has a copy
 * of what is read while it runs. Both lie one up from this file, so `dist/` may be carried anywhere.
 */
export const productRoot = join(dirname(fileURLToPath(import.meta.url)), '..');

/** The folder with the built pages. */
export const pagesRoot = import.meta.url.endsWith('.ts') ? join(productRoot, 'dist') : productRoot;
