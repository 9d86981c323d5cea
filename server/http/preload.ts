import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of the bundler's manifest: what it is, what it needs. */
export interface ManifestEntry {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}

export type Manifest = Record<string, ManifestEntry>;

/**
 * The learner's pages come in parts. The `Link` header of the document names those that its address needs, so that the
 * browser asks for all of them at once instead of one after the other.
 * @returns the header of a path below the app's prefix; nothing where the build has no manifest or the page no part.
 */
export function preloadsOf({ root, prefix }: { root: string; prefix: string }): (path: string) => string | undefined {
  const file = join(root, 'manifest.json');
  if (!existsSync(file)) return () => undefined;
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const known = new Map<string, string | undefined>();
  return (path) => {
    const key = pageKey(path);
    if (!manifest[key]) return undefined;
    if (!known.has(key)) known.set(key, headerOf({ manifest, key, prefix }));
    return known.get(key);
  };
}

/** The source of the page at a path: `/wrong-list` → `pages/wrongList/WrongList.tsx`. */
export function pageKey(path: string): string {
  const [segment = ''] = path.split(/[?#]/)[0]?.split('/').filter(Boolean) ?? [];
  const name =
    segment === ''
      ? 'home'
      : segment === 'error'
        ? 'errorPage'
        : segment.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  return `pages/${name}/${name.charAt(0).toUpperCase()}${name.slice(1)}.tsx`;
}

/** Parts of a build, and all that they cannot do without. */
export function entriesNeeded({ manifest, keys }: { manifest: Manifest; keys: readonly string[] }): ManifestEntry[] {
  const needed = new Set(keys);
  // A set that grows while it is walked through is walked to its new end.
  for (const key of needed) for (const name of manifest[key]?.imports ?? []) needed.add(name);
  return [...needed].flatMap((key) => manifest[key] ?? []);
}

function headerOf({ manifest, key, prefix }: { manifest: Manifest; key: string; prefix: string }): string {
  const entries = entriesNeeded({ manifest, keys: [key] });
  const scripts = entries.filter(({ isEntry }) => !isEntry).map(({ file }) => `<${prefix}${file}>; rel=modulepreload`);
  const styles = [...new Set(entries.flatMap(({ isEntry, css = [] }) => (isEntry ? [] : css)))].map(
    (file) => `<${prefix}${file}>; rel=preload; as=style; crossorigin`,
  );
  return [...scripts, ...styles].join(', ');
}
