import { Segmented } from 'antd';
import { useId } from 'react';
import { withWord } from '#runtime/core/screens/settings/edits.ts';
import type { Json } from '#generators/formats.ts';
import type { Editing } from './editing.ts';
import { Line } from './Line.tsx';
import { texts } from './texts.ts';
import { WordInput } from './WordInput.tsx';

/** What can be said of the whole screen. */
export function PageForm({ base, screen, patch, onChange }: Editing) {
  const id = useId();
  const set = (word: string, value: Json | undefined): void =>
    onChange(withWord({ settings: { base, patch }, path: [word], value }), word);
  return (
    <details className="screen-settings-page">
      <summary>{texts.pageWords}</summary>
      <div className="screen-settings-form is-page">
        <Line id={`${id}title`} label={texts.pageTitle}>
          <WordInput id={`${id}title`} kind="name" value={screen.title} onChange={(value) => set('title', value)} />
        </Line>
        <Line id={`${id}help`} label={texts.pageHelp}>
          <WordInput
            id={`${id}help`}
            kind="help"
            value={screen.help ?? ''}
            onChange={(value) => set('help', value === '' ? undefined : value)}
          />
        </Line>
        {screen.kind === 'form' && (
          <div className="screen-settings-word">
            <span id={`${id}columns`}>{texts.perLine}</span>
            <Segmented
              aria-labelledby={`${id}columns`}
              options={[1, 2, 3]}
              value={screen.columns ?? 2}
              onChange={(value) =>
                set('columns', value === 2 && base.kind === 'form' && base.columns === undefined ? undefined : value)
              }
            />
          </div>
        )}
      </div>
    </details>
  );
}
