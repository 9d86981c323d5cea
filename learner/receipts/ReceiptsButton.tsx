import { call } from '#runtime/core/call.ts';
import { save } from '#runtime/core/download.ts';
import { useDeed } from '#learner/deed/useDeed.ts';
import { Button } from '#learner/parts/Button.tsx';
import { texts } from './texts.ts';

/** Fetches the receipts of an exam that is handed in, as a file that anyone can check. */
export function ReceiptsButton({ attemptId }: { attemptId: string }) {
  const { buttonOf, perform } = useDeed();
  const work = async (options: { isQuiet?: boolean }): Promise<string> => {
    const receipts = await call('examAttempt.receipts', { attemptId }, options);
    const blob = new Blob([JSON.stringify(receipts, null, 2)], { type: 'application/json' });
    save({ blob, fileName: texts.fileName(receipts.sessionCode) });
    return texts.downloaded;
  };
  return (
    <Button {...buttonOf(attemptId)} onClick={() => void perform({ id: attemptId, work, isRead: true })}>
      {texts.download}
    </Button>
  );
}
