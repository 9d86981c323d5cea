import { Modal } from 'antd';
import { useMemo, useRef } from 'react';
import type { ScreenAction } from '#generators/formats.ts';
import { areaOf } from '#runtime/core/operations/areaOf.ts';
import { useAreas } from '#runtime/react/useAreas.ts';
import { useCodes } from '#runtime/react/useCodes.ts';
import { FrameContext, type ScreenFrame } from '../../host.ts';
import { useScreen } from '../../screens.ts';
import { Failed } from '../../states/Failed.tsx';
import { RowsSkeleton } from '../../states/RowsSkeleton.tsx';
import { texts } from '../../texts.ts';
import type { ChosenOthers, Linking } from '../types.ts';
import { PickList } from './PickList.tsx';
import { optionsScreen, pickScreen } from './pickScreen.ts';

export interface AddDialogProps {
  action: ScreenAction;
  linking: Linking;
  /** The link's own fields are filled in first. */
  onAsk(chosen: ChosenOthers): void;
  onClose(): void;
  onChanged(): void;
}

/** Chooses records of the other side, over pages or all that match, and links them with the one that the list is of. */
export function AddDialog({ action, linking, onAsk, onClose, onChanged }: AddDialogProps) {
  const has = useCodes();
  const root = useRef<HTMLDivElement>(null);
  const [, side] = Object.entries(linking.sides).find(([field]) => field !== linking.field) ?? [];
  const list = side?.list !== undefined && (!side.code || has(side.code)) ? side.list : undefined;
  return (
    <Modal
      open
      title={texts.addTo(side?.title ?? '')}
      width="min(1040px, calc(100vw - 32px))"
      footer={null}
      maskClosable={false}
      onCancel={onClose}
      classNames={{ body: 'screen-drawer-body' }}
      afterOpenChange={(isOpen) => isOpen && root.current?.querySelector<HTMLElement>('input')?.focus()}
    >
      <div ref={root} className="screen-pick">
        <FrameContext.Provider value={frame}>
          {side && list !== undefined ? (
            <FromList name={list} side={side} {...{ action, linking, onAsk, onClose, onChanged }} />
          ) : side?.options !== undefined ? (
            <FromOptions side={side} {...{ action, linking, onAsk, onClose, onChanged }} />
          ) : (
            <Failed title={texts.noCode} message="" />
          )}
        </FrameContext.Provider>
      </div>
    </Modal>
  );
}

/** Its list keeps its conditions to itself. */
const frame: ScreenFrame = {
  kind: 'block',
  close: () => undefined,
  done: () => undefined,
  setDirty: () => undefined,
  title: null,
};

type Side = Linking['sides'][string];

function FromList({ name, ...props }: AddDialogProps & { name: string; side: Side }) {
  const { screen, error, retry } = useScreen(name);
  const { action } = props;
  const picked = useMemo(
    () => (screen?.kind === 'list' ? pickScreen({ list: screen, action }) : undefined),
    [screen, action],
  );
  if (error) return <Failed message={error.message} onRetry={retry} />;
  return picked ? <PickList screen={picked} {...props} /> : <RowsSkeleton rows={8} />;
}

function FromOptions(props: AddDialogProps & { side: Side }) {
  const { side, action } = props;
  const isKnown = useAreas([areaOf(side.options ?? '')]);
  const screen = useMemo(() => optionsScreen({ side, action }), [side, action]);
  return isKnown ? <PickList screen={screen} {...props} /> : <RowsSkeleton rows={8} />;
}
