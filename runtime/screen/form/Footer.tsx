import { Button, Tooltip } from 'antd';
import type { ScreenFrame } from '../host.ts';
import { texts } from '../texts.ts';
import { busy } from '../busy.tsx';
import type { Stages } from './useFormTabs.ts';
import type { Publishing } from './usePublication.ts';

export interface FooterProps {
  isSaving: boolean;
  /** What is asked for would do nothing. */
  isInVain: boolean;
  asking: ScreenFrame['asking'];
  /** Where it is filled in stage by stage: only the last one saves. */
  stages: Stages | undefined;
  onCancel: (() => void) | undefined;
  /** What saving and going on is called; undefined where there is nothing to go on with. */
  nextTitle: string | undefined;
  onNext(): void;
  /** Where its records are published. */
  publishing: Publishing | undefined;
  onPublish(state: string): void;
}

/** Save or what an action asks for, save and go on, and cancel, always in sight. A form in a block of a page has nowhere to go back to. */
export function Footer({
  isSaving,
  isInVain,
  asking,
  stages,
  onCancel,
  nextTitle,
  onNext,
  publishing,
  onPublish,
}: FooterProps) {
  const goesOn = stages !== undefined && !stages.isLast;
  const publish = goesOn ? undefined : publishing?.publish;
  const isPublishFirst = publish !== undefined && publish.why === undefined;
  return (
    <footer className="screen-footer">
      {publishing && !goesOn && <span className="screen-footer-note">{publishing.note}</span>}
      {onCancel && (
        <Button
          disabled={isSaving}
          onClick={onCancel}
          // The box that is left would say what it lacks, and move the button from under the pointer before the click.
          onMouseDown={(event) => event.preventDefault()}
        >
          {texts.cancel}
        </Button>
      )}
      {stages?.back && (
        <Button disabled={isSaving} onClick={stages.back}>
          {texts.stageBack}
        </Button>
      )}
      {nextTitle && !goesOn && (
        <Tooltip title={texts.saveAndNextShortcut} mouseEnterDelay={0.8}>
          <Button disabled={isSaving} onClick={onNext}>
            {nextTitle}
          </Button>
        </Tooltip>
      )}
      <Tooltip title={goesOn ? '' : texts.saveShortcut} mouseEnterDelay={0.8}>
        <Button
          type={isPublishFirst ? 'default' : 'primary'}
          danger={asking?.isDanger ?? false}
          htmlType="submit"
          disabled={isInVain}
          loading={busy(isSaving)}
        >
          {goesOn ? texts.stageNext : (asking?.title ?? publishing?.saveTitle ?? texts.save)}
        </Button>
      </Tooltip>
      {publish && (
        <Tooltip title={publish.why}>
          <Button
            type={isPublishFirst ? 'primary' : 'default'}
            disabled={isSaving || !isPublishFirst}
            onClick={() => onPublish(publish.state)}
          >
            {publish.title}
          </Button>
        </Tooltip>
      )}
    </footer>
  );
}
