import { Button, Tooltip } from 'antd';
import { texts } from '../texts.ts';

export interface FooterProps {
  isSaving: boolean;
  onCancel: (() => void) | undefined;
  /** What saving and going on is called; undefined where there is nothing to go on with. */
  nextTitle: string | undefined;
  onNext(): void;
}

/** Save, save and go on, and cancel, always in sight. A form in a block of a page has nowhere to go back to. */
export function Footer({ isSaving, onCancel, nextTitle, onNext }: FooterProps) {
  return (
    <footer className="screen-footer">
      {onCancel && (
        <Button disabled={isSaving} onClick={onCancel}>
          {texts.cancel}
        </Button>
      )}
      {nextTitle && (
        <Tooltip title={texts.saveAndNextShortcut} mouseEnterDelay={0.8}>
          <Button disabled={isSaving} onClick={onNext}>
            {nextTitle}
          </Button>
        </Tooltip>
      )}
      <Tooltip title={texts.saveShortcut} mouseEnterDelay={0.8}>
        <Button type="primary" htmlType="submit" loading={isSaving}>
          {texts.save}
        </Button>
      </Tooltip>
    </footer>
  );
}
