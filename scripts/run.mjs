// @ts-check
/** `node scripts/run.mjs [script] [arguments]`: installs what is missing, then runs `<script>.ts` of this folder. */
import { ensureInstalled, projectRoot } from './install.mjs';
import { endWithParent } from './lifetime.mjs';

process.chdir(projectRoot);
endWithParent();
await ensureInstalled();
const { register } = await import('tsx/esm/api');
register();
const [script] = process.argv.splice(2, 1);
if (script) await import(`./${script}.ts`);
