import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Names that code gives and the catalogue uses; undefined where the code is not below the catalogue's root, as in tests. */
export interface CodeNames {
  /** `server/domain`: area/handler. */
  handlers: ReadonlySet<string> | undefined;
  /** `admin/parts`, by what a part draws. */
  parts: Readonly<Record<'field' | 'action' | 'block', ReadonlySet<string>>> | undefined;
  /** Of menus: `admin/shell`. */
  icons: ReadonlySet<string> | undefined;
  /** Of buttons: `runtime/screen`. */
  actionIcons: ReadonlySet<string> | undefined;
  /** Addresses of pages for learners, below `/auth-center`: `learner`. */
  learnerPages: ReadonlySet<string> | undefined;
}

/** How fields stand in cells of a workbook that are not one cell: `server/engine/excel`. */
export const codecs: ReadonlySet<string> = new Set(['options', 'answers']);

const files = {
  handlers: 'server/domain/index.ts',
  parts: 'admin/parts/index.ts',
  icons: 'admin/shell/icons.ts',
  moreIcons: 'admin/shell/moreIcons.ts',
  actionIcons: 'runtime/screen/actions/ActionIcon.tsx',
  learnerPages: 'learner/routes.ts',
};

/** Where the names stand. */
export const codeFiles: readonly string[] = Object.values(files);

/** Read as text: the generators know nothing of the server and the admin, and run before either can be loaded. */
export function codeNames(root: string): CodeNames {
  const text = (path: string): string | undefined => {
    const file = join(root, path);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  };
  const handlers = text(files.handlers);
  const parts = text(files.parts);
  const icons = [text(files.icons), text(files.moreIcons)];
  const actionIcons = text(files.actionIcons);
  const learnerPages = text(files.learnerPages);
  const partsOf = (kind: string) => names(parts ?? '', new RegExp(`kind: '${kind}',\\s*name: '(\\w+)'`, 'g'));
  return {
    handlers: handlers === undefined ? undefined : names(handlers, /^ {2}'(\w+\/\w+)':/gm),
    parts:
      parts === undefined ? undefined : { field: partsOf('field'), action: partsOf('action'), block: partsOf('block') },
    icons: icons.includes(undefined) ? undefined : names(icons.join('\n'), iconLine),
    actionIcons: actionIcons === undefined ? undefined : names(actionIcons, iconLine),
    learnerPages: learnerPages === undefined ? undefined : names(learnerPages, /path: '(\/[\w/-]+)'/g),
  };
}

const iconLine = /^ {2}(\w+): \w+Outlined,/gm;

function names(text: string, pattern: RegExp): Set<string> {
  return new Set([...text.matchAll(pattern)].flatMap(([, name]) => (name === undefined ? [] : [name])));
}
