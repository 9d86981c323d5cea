import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the product. */
export const productRoot = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
