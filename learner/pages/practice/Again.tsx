import { call } from '#runtime/core/call.ts';
import { presenter } from '#runtime/core/presenter.ts';
import { Button } from '#learner/parts/Button.tsx';
import { texts } from './texts.ts';

/** Begins a certificate anew: what was practised of it counts no longer. Asks first. */
export function Again({ certCode, onDone }: { certCode: string; onDone: () => void }) {
  const begin = async (): Promise<void> => {
    const isSure = await presenter().confirm({
      title: texts.againTitle,
      message: texts.againNote,
      confirmText: texts.againConfirm,
      cancelText: texts.cancel,
      isDanger: true,
    });
    if (!isSure) return;
    try {
      await call('practice.again', { certCode });
      presenter().toast({ kind: 'success', message: texts.againDone });
      onDone();
    } catch {
      // The core has said why.
    }
  };
  return (
    <Button kind="plain" onClick={() => void begin()}>
      {texts.again}
    </Button>
  );
}
