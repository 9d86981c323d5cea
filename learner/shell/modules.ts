/** The modules of the catalogue by code, as far as the menu of other systems needs them. */
export type ModuleTree = Record<
  string,
  { label: string; order?: number; kind?: string; address?: string; planned?: boolean }
>;

export interface ModuleEntry {
  code: string;
  label: string;
  address: string;
}

const center = 'a0-3';
const addresses: Record<string, string> = { [center]: '/auth-center/' };

/** Brings the tree; asked for when the menu is first opened. */
export async function loadModules(): Promise<ModuleTree> {
  return (await import('#schemas/generated/modules.json')).default as ModuleTree;
}

/**
 * The other systems someone may enter, by their order: those of their codes that have an address. What this product
 * manages is the administrators' app; `hasCenter` is whether the centre itself is an entry (specification, section 5).
 */
export function entriesOf({
  tree,
  has,
  hasCenter,
}: {
  tree: ModuleTree;
  has: (code: string) => boolean;
  hasCenter: boolean;
}): ModuleEntry[] {
  return Object.entries(tree)
    .filter(([code, { planned }]) => !planned && has(code) && (code !== center || hasCenter))
    .sort(([, one], [, other]) => (one.order ?? 0) - (other.order ?? 0))
    .flatMap(([code, { label, kind, address }]) => {
      const target = kind === 'inside' ? (addresses[code] ?? '/admin/') : address;
      return target ? [{ code, label, address: target }] : [];
    });
}
