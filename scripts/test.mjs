// @ts-check
/** `npm test`: installs what is missing, then runs every check there is (`test-all.ts`). */
import { ensureInstalled, projectRoot } from './install.mjs';
import { endWithParent } from './lifetime.mjs';

process.chdir(projectRoot);
endWithParent();
await ensureInstalled();
const { register } = await import('tsx/esm/api');
register();
await import('./test-all.ts');
