import type { ReactNode } from 'react';
import type { Proof } from '#runtime/react/useProof.ts';
import { texts } from '../texts.ts';

/** How far the work has come that the server wants before it looks at the password. */
export function ProofProgress({
  proof: { progress, cancel },
}: {
  proof: Pick<Proof, 'progress' | 'cancel'>;
}): ReactNode {
  if (progress === undefined) return null;
  return (
    <div className="proof">
      <p role="status">{texts.proof}</p>
      <progress value={progress} max={1} aria-label={texts.proofProgress} />
      <button type="button" className="link" onClick={cancel}>
        {texts.cancel}
      </button>
    </div>
  );
}
