/** The server's part of `npm run build`: one file a program, into `dist/server/`. */
import { join } from 'node:path';
import { build } from 'vite';
import { projectRoot } from './install.mjs';

await build({
  configFile: false,
  root: projectRoot,
  logLevel: 'warn',
  publicDir: false,
  ssr: { external: true },
  build: {
    ssr: true,
    outDir: join('dist', 'server'),
    emptyOutDir: true,
    sourcemap: true,
    target: 'node20',
    rolldownOptions: {
      input: {
        main: join('server', 'main.ts'),
        backup: join('server', 'backup', 'runBackup.ts'),
        restore: join('server', 'backup', 'runRestore.ts'),
      },
      // All in one folder: `server/root.ts` finds the product from where it lies.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
});
