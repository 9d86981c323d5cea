import { Alert, Button, Space } from 'antd';
import { showTime, toWireTime } from '#runtime/core/dates.ts';
import type { Draft } from '#runtime/core/drafts.ts';
import { texts } from '../texts.ts';

/** Offers what was filled in and not saved; nothing is put into the form unasked. */
export function DraftOffer({
  draft,
  isOutdated,
  onRestore,
  onDiscard,
}: {
  draft: Draft;
  isOutdated: boolean;
  onRestore(): void;
  onDiscard(): void;
}) {
  return (
    <Alert
      type="info"
      showIcon
      className="screen-gap-bottom"
      message={texts.draftFound(showTime(toWireTime(new Date(draft.savedTime))))}
      description={isOutdated && texts.draftOutdated}
      action={
        <Space wrap>
          <Button size="small" type="primary" onClick={onRestore}>
            {texts.draftRestore}
          </Button>
          <Button size="small" onClick={onDiscard}>
            {texts.draftDiscard}
          </Button>
        </Space>
      }
    />
  );
}
