import { texts } from './texts.ts';
import { modes, type Mode } from './useRoundChoice.ts';

/** What way to practise, with how many questions wait there. */
export function ModeField({
  mode,
  counts,
  onChange,
}: {
  mode: Mode;
  counts: Partial<Record<Mode, number>>;
  onChange: (mode: Mode) => void;
}) {
  return (
    <fieldset>
      <legend>{texts.mode}</legend>
      <div className="practice-chips">
        {modes.map((name) => (
          <label key={name} className="practice-chip">
            <input type="radio" name="mode" checked={mode === name} onChange={() => onChange(name)} />
            <span>
              {texts.modes[name]} {counts[name] !== undefined && <small>{counts[name]}</small>}
            </span>
          </label>
        ))}
      </div>
      <p className="practice-hint">{texts.modeHints[mode]}</p>
    </fieldset>
  );
}
