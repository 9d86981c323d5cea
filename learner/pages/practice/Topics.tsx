import { labelOf } from '#runtime/core/dictionaries.ts';
import { useCall } from '#runtime/react/useCall.ts';
import { useDictionary } from '#runtime/react/useDictionary.ts';
import { Loaded } from '#learner/parts/Loaded.tsx';
import { texts } from './texts.ts';
import { topicTexts } from './topicTexts.ts';

interface TopicsProps {
  certCode: string;
  kind: 'knowledge' | 'difficulty';
  chosen: readonly string[];
  isMissing: boolean;
  onChange: (chosen: readonly string[]) => void;
}

/** The knowledge points, or the difficulties, that a certificate's questions have; asked for when they are to be chosen from. */
export function Topics({ certCode, kind, chosen, isMissing, onChange }: TopicsProps) {
  const topics = useCall('practice.topics', { certCode });
  const { values } = useDictionary('difficulty');
  return (
    <fieldset>
      <legend>
        {texts.modes[kind]} <small>{topicTexts.topicsHint}</small>
      </legend>
      <Loaded call={topics}>
        {({ knowledge, difficulty }) => {
          const offered =
            kind === 'knowledge'
              ? knowledge.map(({ label, count }) => ({ code: label, label, count }))
              : difficulty.map(({ code, count }) => ({ code, label: labelOf({ values, code }), count }));
          if (offered.length === 0) return <p className="practice-hint">{topicTexts.noTopics}</p>;
          return (
            <div className="practice-chips practice-topics">
              {offered.map(({ code, label, count }) => (
                <label key={code} className="practice-chip">
                  <input
                    type="checkbox"
                    checked={chosen.includes(code)}
                    onChange={({ target }) =>
                      onChange(target.checked ? [...chosen, code] : chosen.filter((other) => other !== code))
                    }
                  />
                  <span>
                    {label} <small>{count}</small>
                  </span>
                </label>
              ))}
            </div>
          );
        }}
      </Loaded>
      {isMissing && (
        <p className="practice-wrong" role="alert">
          {topicTexts.topicMissing}
        </p>
      )}
    </fieldset>
  );
}
