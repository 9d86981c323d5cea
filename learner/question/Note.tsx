import { useId, useState } from 'react';
import { call } from '#runtime/core/call.ts';
import { Button } from '#learner/parts/Button.tsx';
import { aidTexts as texts } from './aidTexts.ts';

/** As the server takes it. */
const most = 2000;

/** What one has written down about a question; it is changed in place. */
export function Note({ questionId, note }: { questionId: string; note: string | null }) {
  const id = useId();
  const [kept, setKept] = useState(note ?? '');
  const [text, setText] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const save = async (): Promise<void> => {
    if (isSaving || text === undefined) return;
    setSaving(true);
    try {
      await call('practice.saveNote', { questionId, text });
      setKept(text.trim());
      setText(undefined);
    } catch {
      // The core has said why; what is written stays.
    }
    setSaving(false);
  };
  if (text === undefined)
    return (
      <>
        {kept !== '' && (
          <div className="aid-note">
            <h3>{texts.note}</h3>
            <p>{kept}</p>
          </div>
        )}
        <Button kind="quiet" onClick={() => setText(kept)}>
          {kept === '' ? texts.writeNote : texts.changeNote}
        </Button>
      </>
    );
  return (
    <div className="aid-writing">
      <label htmlFor={id}>{texts.note}</label>
      <textarea
        id={id}
        rows={4}
        maxLength={most}
        placeholder={texts.noteHint}
        value={text}
        autoFocus
        onChange={({ target }) => setText(target.value)}
        // The page's own keys check answers and move on.
        onKeyDown={(event) => event.stopPropagation()}
      />
      <Button kind="primary" aria-busy={isSaving} onClick={() => void save()}>
        {isSaving ? texts.saving : texts.save}
      </Button>
      <Button kind="quiet" onClick={() => setText(undefined)}>
        {texts.cancel}
      </Button>
    </div>
  );
}
