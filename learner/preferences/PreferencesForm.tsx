import { MovesOn } from './MovesOn.tsx';
import { prefer, type Appearance } from './preferences.ts';
import { texts } from './texts.ts';
import { usePreferences } from './usePreferences.ts';

const appearances = Object.keys(texts.appearances) as Appearance[];

/** What one likes on this device: light or dark, and how practice goes on. */
export function PreferencesForm() {
  const { appearance } = usePreferences();
  return (
    <>
      <fieldset className="preference-choice">
        <legend>{texts.appearance}</legend>
        {appearances.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="appearance"
              checked={appearance === each}
              onChange={() => prefer({ appearance: each })}
            />
            <span>{texts.appearances[each]}</span>
          </label>
        ))}
      </fieldset>
      <MovesOn />
      <p className="field-help">{texts.kept}</p>
    </>
  );
}
