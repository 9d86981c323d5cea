import { useDictionary } from '#runtime/react/useDictionary.ts';
import { texts } from './texts.ts';

/** Chooses a level, or all. */
export function LevelFilter({ level, onChange }: { level: string | undefined; onChange(level: string): void }) {
  const { values } = useDictionary('certLevel');
  return (
    <label>
      {texts.level}
      <select value={level ?? ''} onChange={(event) => onChange(event.target.value)}>
        <option value="">{texts.anyLevel}</option>
        {values.map(({ code, label }) => (
          <option key={code} value={code}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
