import { Alert, Button } from 'antd';
import { texts } from './texts.ts';

/** Somebody else has stored a version meanwhile: both together, or theirs alone. */
export function Conflict({ note, onTogether, onTheirs }: { note: string; onTogether(): void; onTheirs(): void }) {
  return (
    <Alert
      type="warning"
      message={texts.conflictTitle}
      description={
        <>
          {note && <p>{texts.conflictMessage(note)}</p>}
          <p>{texts.togetherHint}</p>
          <div className="screen-settings-choices">
            <Button size="small" type="primary" onClick={onTogether}>
              {texts.together}
            </Button>
            <Button size="small" onClick={onTheirs}>
              {texts.theirs}
            </Button>
          </div>
        </>
      }
    />
  );
}
