import { showTime, toWireTime } from '#runtime/core/dates.ts';
import type { Draft } from '#runtime/core/drafts.ts';
import { Button } from '#learner/parts/Button.tsx';
import { texts } from './texts.ts';

/** Offers what was filled in and not saved; nothing is put into the form unasked. */
export function DraftOffer({
  draft,
  isOutdated,
  onRestore,
  onDiscard,
}: {
  draft: Draft;
  isOutdated: boolean;
  onRestore: () => void;
  onDiscard: () => void;
}) {
  return (
    <div className="account-draft" role="status">
      <p>
        {texts.draftFound(showTime(toWireTime(new Date(draft.savedTime))))}
        {isOutdated && <small>{texts.draftOutdated}</small>}
      </p>
      <Button kind="primary" onClick={onRestore}>
        {texts.draftRestore}
      </Button>
      <Button onClick={onDiscard}>{texts.draftDiscard}</Button>
    </div>
  );
}
