// @ts-check
/** `npm run dev`: installs what is missing, then server and pages with hot reload (`dev-all.ts`). */
import { ensureInstalled, projectRoot } from './install.mjs';
import { endWithParent } from './lifetime.mjs';

process.chdir(projectRoot);
endWithParent();
await ensureInstalled();
const { register } = await import('tsx/esm/api');
register();
await import('./dev-all.ts');
