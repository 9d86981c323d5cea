import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import type { ScreenRecord } from '#runtime/screen/records.ts';
import { texts } from './texts.ts';
import type { SeveralQuestions } from './several.ts';

const PasteDialog = lazy(async () => ({ default: (await import('../questionPaste/PasteDialog.tsx')).PasteDialog }));

/** Offers to take several questions, which no form can hold, to where they are pasted at once. */
export function Several({
  found,
  record,
  onKeep,
  onImported,
}: {
  /** Undefined once they have gone from the form; the dialog stays to say what came of them. */
  found: SeveralQuestions | undefined;
  /** What the form has already of what all of them have. */
  record: ScreenRecord;
  onKeep(): void;
  onImported(): void;
}) {
  const [taken, setTaken] = useState<string>();
  return (
    <>
      {found && (
        <section className="stem-whole" aria-label={texts.severalFound}>
          <p className="help">{texts.several(found.count)}</p>
          <div className="screen-toolbar">
            <Button type="primary" onClick={() => setTaken(found.text)}>
              {texts.openSeveral(found.count)}
            </Button>
            <Button onClick={onKeep}>{texts.keep}</Button>
          </div>
        </section>
      )}
      {taken !== undefined && (
        <Suspense fallback={null}>
          <PasteDialog text={taken} beginning={record} onClose={() => setTaken(undefined)} onImported={onImported} />
        </Suspense>
      )}
    </>
  );
}
