import { prefer } from './preferences.ts';
import './preferences.css';
import { texts } from './texts.ts';
import { usePreferences } from './usePreferences.ts';

/** Whether the next question comes by itself after a right answer. */
export function MovesOn() {
  const { movesOn } = usePreferences();
  return (
    <label className="preference-tick">
      <input
        type="checkbox"
        role="switch"
        checked={movesOn}
        onChange={({ target }) => prefer({ movesOn: target.checked })}
      />
      {texts.movesOn}
    </label>
  );
}
