import { Button, Tooltip } from 'antd';
import type { ScreenFrame } from '../host.ts';
import { texts } from '../texts.ts';
import { busy } from '../busy.tsx';

export interface FooterProps {
  isSaving: boolean;
  asking: ScreenFrame['asking'];
  onCancel: (() => void) | undefined;
  /** What saving and going on is called; undefined where there is nothing to go on with. */
  nextTitle: string | undefined;
  onNext(): void;
}

/** Save or what an action asks for, save and go on, and cancel, always in sight. A form in a block of a page has nowhere to go back to. */
export function Footer({ isSaving, asking, onCancel, nextTitle, onNext }: FooterProps) {
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
        <Button type="primary" danger={asking?.isDanger ?? false} htmlType="submit" loading={busy(isSaving)}>
          {asking?.title ?? texts.save}
        </Button>
      </Tooltip>
    </footer>
  );
}
