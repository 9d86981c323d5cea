/** Pictures of the product that the guides show; `tests/e2e/pictures.ts` makes them. */
export interface GuidePictures {
  /** Addresses by the id of the chapter. */
  addresses: Readonly<Record<string, string>>;
  /** In CSS pixels, as large as the window that was pictured. */
  width: number;
  height: number;
}

/** @param files - addresses by path, as the bundler lists a folder */
export function picturesIn({
  files,
  ...size
}: { files: Readonly<Record<string, string>> } & Omit<GuidePictures, 'addresses'>): GuidePictures {
  const entries = Object.entries(files).map(([path, address]) => [nameOf(path), address] as const);
  return { addresses: Object.fromEntries(entries), ...size };
}

const nameOf = (path: string): string => path.replace(/^.*\/|\.webp$/g, '');
