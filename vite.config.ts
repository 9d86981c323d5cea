import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown, type UserConfig } from 'vite';
import { firstAppearance } from './runtime/core/firstAppearance.ts';
import { modulesNeeded } from './scripts/modulesNeeded.ts';
import { sayInChinese } from './scripts/libraryWords.ts';
import { tellLost } from './scripts/devPages.ts';

type Part = Rolldown.CodeSplittingGroup;

/** The client apps: folder, path they are served below, oldest browser. */
const apps = {
  admin: { base: '/admin/', target: 'es2022' },
  learner: { base: '/auth-center/', target: 'chrome80' },
} as const;

const name = appName(process.env['APP']);
const { base, target } = apps[name];

/**
 * A browser asks for six files at a time, each a journey there and back: what every page needs is one file, what lists
 * and pages about certificates share another, the home pages' parts a third, questions a fourth.
 */
const learnerParts = [
  {
    name: 'base',
    test: /[\\/](runtime[\\/](core|react)[\\/](?!answer|richText|operations[\\/]answerForm|login|indent|device|download|[mM]arked|drafts|keptDrafts|idNumber|proof|upload|use(FocusBack|Near|LoginForm|Proof|FirstPassword|DemoAccounts|TenantChoice|CodeKeys|Keys|Draft|Return|UnsavedGuard|Upload))|schemas[\\/]generated[\\/](operations|themes)|learner[\\/](shell[\\/](?!dialogs)|guard|router|style|handOver[\\/]handOver|parts[\\/](?![rR]ing|[sS]witch|NoticePage|use(Gestures|Heading|Near))|question[\\/](question\.ts|texts|checkAnswer)))/,
    priority: 2,
  },
  {
    name: 'lists',
    test: /[\\/]learner[\\/](list[\\/](?!Pager|texts)|cert[\\/](Level|certPath|cert\.css|texts)|parts[\\/][rR]ing)/,
    priority: 1,
  },
  {
    name: 'portal',
    test: /[\\/]learner[\\/](portal|cert[\\/](?!CertHits|[rR]uleBar)|graph[\\/][tT]enantGraph)/,
    priority: 0,
  },
  {
    name: 'richText',
    test: /[\\/](runtime[\\/]core[\\/]richText[\\/](?!formula(Options|Texts))|learner[\\/](richText[\\/](?!formulas|showPicture|[pP]icture)|question[\\/]Favorite))/,
    priority: 2,
  },
  // Begins rounds from any page, so it must not bring what shows questions.
  { name: 'handOver', test: /[\\/]learner[\\/]handOver[\\/]/, priority: 1 },
  { name: 'books', test: /[\\/]learner[\\/]book/, priority: 1 },
  { name: 'questions', test: /[\\/]learner[\\/]question[\\/]/, priority: 0 },
];

// Pages and bundles carry the hash of the catalogue that they were made from.
process.env['VITE_CATALOGUE_HASH'] = catalogueHash();

/** The app that `APP` names; its /api goes to the server on `PORT` while developing. */
export default defineConfig(async ({ command }) => {
  if (name === 'learner') return configWith(learnerParts);
  return configWith(command === 'build' ? await adminParts() : []);
});

/**
 * What every page of the admin needs, as few files: those of the log-in, those of whoever has signed in. Of itself the
 * bundler makes a file for each set of parts that share something, which were 170 for one list.
 */
async function adminParts(): Promise<Part[]> {
  const alone = { includeDependenciesRecursively: false };
  const needed = await modulesNeeded({ config: configWith([]), of: '/admin/shell/Shell.tsx' });
  return [
    { name: 'entry', tags: ['$initial'], priority: 1 },
    // What a module needs is among those needed, or in the entry. Libraries stay in browsers' caches over releases.
    { ...alone, name: 'libraries', test: (id) => needed.has(id) && id.includes('node_modules') },
    { ...alone, name: 'shell', test: (id) => needed.has(id) },
  ];
}

const configWith = (parts: readonly Part[]): UserConfig => ({
  root: pathOf(`./${name}/`),
  base,
  publicDir: false,
  cacheDir: pathOf(`./node_modules/.vite/${name}`),
  plugins: [react(), sayInChinese(), ...(name === 'learner' ? [appearanceFirst(), workerOfBuild()] : [])],
  build: {
    outDir: pathOf(`./dist/${name}/`),
    emptyOutDir: true,
    target,
    cssTarget: target,
    // Small pictures stay files: the content security policy has no data: for fonts, and files are cached apart.
    assetsInlineLimit: 0,
    // The server tells from it what a page needs, so that the browser asks for all at once.
    manifest: 'manifest.json',
    // Scripts that a part needs are mostly here already; a list of all their names is a kilobyte of the first load.
    modulePreload: {
      polyfill: name === 'learner',
      ...(name === 'learner' && {
        resolveDependencies: (_file, needed, { hostType }) =>
          hostType === 'js' ? needed.filter((each) => each.endsWith('.css')) : needed,
      }),
    },
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      ...(name === 'learner' && {
        input: { index: pathOf('./learner/index.html'), worker: pathOf('./learner/worker/worker.ts') },
      }),
      output: {
        // The worker's address stays, so that browsers find the next one; its pages' files are named by their content.
        entryFileNames: ({ name: entry }) => (entry === 'worker' ? 'worker.js' : 'assets/[name]-[hash].js'),
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]|rolldown[\\/]runtime/,
              priority: 2,
            },
            { name: 'http', test: /node_modules[\\/]axios[\\/]/, priority: 2 },
            ...parts,
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: `http://127.0.0.1:${process.env['PORT'] ?? '8000'}`, configure: tellLost } } },
});

/** Puts what is run before the first drawing into the page. */
function appearanceFirst(): Plugin {
  return {
    name: 'appearance-first',
    transformIndexHtml: () => [{ tag: 'script', children: firstAppearance, injectTo: 'head-prepend' }],
  };
}

/** Tells the service worker which files the build has; fonts are kept when they are first used. */
function workerOfBuild(): Plugin {
  return {
    name: 'worker-of-build',
    apply: 'build',
    // Behind what takes the files of scripts away that only brought a style sheet.
    enforce: 'post',
    generateBundle(_options, bundle) {
      const worker = Object.values(bundle).find((file) => file.type === 'chunk' && file.fileName === 'worker.js');
      if (worker?.type !== 'chunk') throw new Error('the build has no worker.js');
      const files = Object.keys(bundle)
        .filter((file) => /\.(js|css)$/.test(file) && file !== worker.fileName)
        .sort();
      const version = createHash('sha256').update(files.join('\n')).update(worker.code).digest('hex').slice(0, 16);
      worker.code = `(()=>{const BUILD=${JSON.stringify({ version, files })};${worker.code}})();\n`;
    },
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
