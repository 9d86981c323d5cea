import { Button, Modal, Select, Skeleton } from 'antd';
import { useState } from 'react';
import type { ScreenAction } from '#generators/formats.ts';
import type { ScreenRecord } from '../../records.ts';
import { useScreen } from '../../screens.ts';
import { Failed } from '../../states/Failed.tsx';
import { texts } from '../../texts.ts';
import type { Matching } from '../types.ts';
import { entityOf } from '../verbs.ts';
import { NewValue } from './NewValue.tsx';
import { Outcome } from './Outcome.tsx';
import { useChange } from './useChange.ts';
import { useNewValues } from './useNewValues.ts';

export interface ChangeDialogProps {
  action: ScreenAction;
  rows: readonly ScreenRecord[];
  /** In place of the rows. */
  matching: Matching | undefined;
  onClose(): void;
  onChanged(): void;
}

/** Chosen fields of many records: which, their new values, what came of it, and the way back. */
export function ChangeDialog({ action, rows, matching, onClose, onChanged }: ChangeDialogProps) {
  const operation = action.does ?? '';
  const { screen, error, retry } = useScreen(`${entityOf(operation)}.form`);
  const fields =
    screen?.kind === 'form'
      ? Object.fromEntries(
          Object.entries(screen.fields).filter(
            ([name, field]) => action.fields?.includes(name) && !field.isReadOnly && !field.isHidden,
          ),
        )
      : {};
  const [isTried, setIsTried] = useState(false);
  const save = screen?.kind === 'form' ? screen.save : undefined;
  const { names, setNames, chosen, valueOf, setValue, changes, problems } = useNewValues({ fields, save });
  const { state, run, undo, stop } = useChange({ operation });
  const count = matching?.count ?? rows.length;
  const isWorking = state.step === 'collecting' || state.step === 'running';

  const start = async (): Promise<void> => {
    setIsTried(true);
    if (Object.keys(problems).length === 0) await run({ rows, matching, changes });
  };
  const close = (): void => {
    if (isWorking) return;
    onClose();
    if (state.step === 'done' && state.done > 0) onChanged();
  };

  const isChoosing = state.step === 'choosing';
  const footer = isChoosing ? (
    <>
      <Button onClick={close}>{texts.cancel}</Button>
      <Button type="primary" disabled={names.length === 0} onClick={() => void start()}>
        {texts.changeGo(count)}
      </Button>
    </>
  ) : isWorking ? (
    <Button onClick={stop}>{texts.changeStop}</Button>
  ) : (
    <>
      {state.changed.length > 0 && !state.isUndone && <Button onClick={() => void undo()}>{texts.changeUndo}</Button>}
      <Button type="primary" onClick={close}>
        {texts.close}
      </Button>
    </>
  );

  return (
    <Modal
      open
      title={texts.changeTitle(count)}
      width={640}
      onCancel={close}
      maskClosable={false}
      closable={!isWorking}
      keyboard={!isWorking}
      footer={footer}
    >
      {error ? (
        <Failed message={error.message} onRetry={retry} />
      ) : !screen ? (
        <Skeleton active />
      ) : isChoosing ? (
        <>
          <p className="screen-help screen-gap-bottom">{texts.changeFieldsHint}</p>
          <Select
            autoFocus
            mode="multiple"
            className="screen-fill screen-gap-bottom"
            aria-label={texts.changeFields}
            placeholder={texts.changeFields}
            value={[...names]}
            options={Object.entries(fields).map(([value, { title }]) => ({ value, label: title }))}
            optionFilterProp="label"
            onChange={setNames}
          />
          {Object.entries(chosen).map(([name, field]) => (
            <NewValue
              key={name}
              name={name}
              field={field}
              value={valueOf(name, field)}
              message={isTried ? problems[name]?.[0] : undefined}
              onChange={(value) => setValue(name, value)}
            />
          ))}
        </>
      ) : (
        <Outcome state={state} />
      )}
    </Modal>
  );
}
