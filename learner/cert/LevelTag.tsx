import { labelOf } from '#runtime/core/dictionaries.ts';
import { useDictionary } from '#runtime/react/useDictionary.ts';

interface LevelTagProps {
  level: string | null | undefined;
  /** The certificate's name: a level that stands in it is not said again. */
  name: string;
}

/** The level of a certificate in words; nothing where it has none. Until the words are here their place is kept. */
export function LevelTag({ level, name }: LevelTagProps) {
  const { values, isLoading } = useDictionary('certLevel');
  if (!level) return null;
  if (isLoading)
    return (
      <span className="cert-level is-waiting" aria-hidden="true">
        {'\u3000\u3000'}
      </span>
    );
  const label = labelOf({ values, code: level });
  return name.includes(label) ? null : <span className="cert-level">{label}</span>;
}
