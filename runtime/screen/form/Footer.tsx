import { Button, Tooltip } from 'antd';
import { texts } from '../texts.ts';

/** Save and cancel, always in sight. A form in a block of a page has nowhere to go back to. */
export function Footer({ isSaving, onCancel }: { isSaving: boolean; onCancel: (() => void) | undefined }) {
  return (
    <footer className="screen-footer">
      {onCancel && (
        <Button disabled={isSaving} onClick={onCancel}>
          {texts.cancel}
        </Button>
      )}
      <Tooltip title={texts.saveShortcut} mouseEnterDelay={0.8}>
        <Button type="primary" htmlType="submit" loading={isSaving}>
          {texts.save}
        </Button>
      </Tooltip>
    </footer>
  );
}
