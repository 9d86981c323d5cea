import { Button } from 'antd';
import { useHost } from '#runtime/screen/host.ts';
import { useWordInAddress } from '#runtime/screen/wordInAddress.ts';
import { SessionBoard } from './SessionBoard.tsx';
import { InvigilatedSessions } from './InvigilatedSessions.tsx';
import { hasCode } from '#runtime/core/codes.ts';
import { recordsCode } from './records.ts';
import { texts } from './texts.ts';
import './invigilation.css';

/** Invigilation: the sessions that one invigilates, and the board of the one that the address names. */
export function Invigilation() {
  const [sessionId, choose] = useWordInAddress({ word: 'session', isInAddress: true, isStep: true });
  const { open } = useHost();
  if (sessionId !== '') return <SessionBoard key={sessionId} sessionId={sessionId} onBack={() => choose('')} />;
  return (
    <div className="invigilation">
      <div className="invigilation-ways">
        {hasCode(recordsCode) && (
          <Button onClick={() => open({ screen: 'invigilationAct.list' })}>{texts.records}</Button>
        )}
      </div>
      <InvigilatedSessions onChoose={choose} />
    </div>
  );
}
