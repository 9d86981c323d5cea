import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** The client apps: folder, path they are served below, oldest browser. */
const apps = {
  admin: { base: '/admin/', target: 'es2022' },
  learner: { base: '/auth-center/', target: 'chrome80' },
} as const;

const name = appName(process.env['APP']);
const { base, target } = apps[name];

/**
 * A browser asks for six files at a time, each a journey there and back: what every page needs is one file, what pages
 * about certificates share another, questions a third.
 */
const learnerParts = [
  { name: 'base', test: /[\\/](runtime[\\/](core|react)|schemas[\\/]generated[\\/](operations|themes)|learner[\\/](shell|guard|style|parts[\\/](?!formulas|Pager|Field|Avatar)))/, priority: 1 },
  { name: 'certificates', test: /[\\/]learner[\\/]pages[\\/]certification[\\/](?!Certification|Preparing|preparing|CertC|Graph)/, priority: 1 },
  { name: 'questions', test: /[\\/]learner[\\/]question[\\/]/, priority: 1 },
];

// Pages and bundles carry the hash of the catalogue that they were made from.
process.env['VITE_CATALOGUE_HASH'] = catalogueHash();

/** The app that `APP` names; its /api goes to the server on `PORT` while developing. */
export default defineConfig({
  root: pathOf(`./${name}/`),
  base,
  publicDir: false,
  cacheDir: pathOf(`./node_modules/.vite/${name}`),
  plugins: [react(), ...(name === 'learner' ? [withoutAdminCalls()] : [])],
  build: {
    outDir: pathOf(`./dist/${name}/`),
    emptyOutDir: true,
    target,
    cssTarget: target,
    // Small pictures stay files: the content security policy has no data: for fonts, and files are cached apart.
    assetsInlineLimit: 0,
    // The server tells from it what a page needs, so that the browser asks for all at once.
    manifest: 'manifest.json',
    modulePreload: { polyfill: name === 'learner' },
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/, priority: 2 },
            { name: 'http', test: /node_modules[\\/]axios[\\/]/, priority: 2 },
            ...(name === 'learner' ? learnerParts : []),
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: `http://127.0.0.1:${process.env['PORT'] ?? '8000'}` } } },
});

/** The learner's bundle knows the learner's calls only: the administrators' table is empty there. */
function withoutAdminCalls(): Plugin {
  return {
    name: 'without-admin-calls',
    enforce: 'pre',
    load: (id) => (/generated[\\/]operations\.admin\.ts$/.test(id) ? 'export const adminOperations = {};' : undefined),
  };
}

function appName(value: string | undefined): keyof typeof apps {
  if (value === undefined || value === 'admin') return 'admin';
  if (value === 'learner') return 'learner';
  throw new Error(`APP is admin or learner, not ${value}`);
}

function catalogueHash(): string {
  const { hash } = JSON.parse(readFileSync(pathOf('./schemas/generated/catalogue.json'), 'utf8')) as { hash: string };
  return hash;
}

function pathOf(relative: string): string {
  return fileURLToPath(new URL(relative, import.meta.url));
}
