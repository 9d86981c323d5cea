import type { Proof } from '#runtime/react/useProof.ts';
import { Button } from '#learner/parts/Button.tsx';
import './proofProgress.css';
import { texts } from './texts.ts';

/** How far the work has come that the server wants before it looks at another password. */
export function ProofProgress({ proof: { progress, cancel } }: { proof: Pick<Proof, 'progress' | 'cancel'> }) {
  if (progress === undefined) return null;
  return (
    <div className="proof">
      <p role="status">{texts.proof}</p>
      <progress value={progress} max={1} aria-label={texts.proofProgress} />
      <Button kind="quiet" onClick={cancel}>
        {texts.cancel}
      </Button>
    </div>
  );
}
