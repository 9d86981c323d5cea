import { labelOf } from '#runtime/core/dictionaries.ts';
import { useDictionary } from '#runtime/react/useDictionary.ts';

/** The level of a certificate in words; nothing where it has none. */
export function LevelTag({ level }: { level: string | null | undefined }) {
  const { values } = useDictionary('certLevel');
  if (!level || values.length === 0) return null;
  return <span className="cert-level">{labelOf({ values, code: level })}</span>;
}
