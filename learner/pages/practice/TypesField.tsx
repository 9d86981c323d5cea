import { questionTypes } from '#learner/question/question.ts';
import { typeName } from '#learner/question/texts.ts';
import { texts } from './texts.ts';

/** Which kinds of questions; none chosen means all. */
export function TypesField({
  types,
  onChange,
}: {
  types: readonly string[];
  onChange: (types: readonly string[]) => void;
}) {
  return (
    <fieldset>
      <legend>
        {texts.types} <small>{texts.typesHint}</small>
      </legend>
      <div className="practice-chips">
        {Object.values(questionTypes).map((type) => (
          <label key={type} className="practice-chip">
            <input
              type="checkbox"
              checked={types.includes(type)}
              onChange={({ target }) =>
                onChange(target.checked ? [...types, type] : types.filter((other) => other !== type))
              }
            />
            <span>{typeName(type)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
