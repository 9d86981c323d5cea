import { Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { mostCharacters, textProblem } from './textProblem.ts';
import { texts } from './texts.ts';

export interface SaveDialogProps {
  /** What the version changes, in words. */
  changes: readonly string[];
  isBusy: boolean;
  onSave(note: string): void;
  onClose(): void;
}

/** Asks why before a version is stored, and shows what it changes. */
export function SaveDialog({ changes, isBusy, onSave, onClose }: SaveDialogProps) {
  const id = useId();
  const [note, setNote] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const problem = textProblem({ text: note, most: mostCharacters.note, needed: texts.noteNeeded });
  const isWrong = problem !== undefined && (isAsked || note.trim() !== '');
  const save = (): void => {
    setIsAsked(true);
    if (problem === undefined) onSave(note.trim());
  };
  return (
    <Modal
      open
      title={texts.saveTitle}
      okText={texts.save}
      cancelText={texts.cancel}
      confirmLoading={isBusy}
      onOk={save}
      onCancel={onClose}
    >
      <div className="screen-settings-word">
        <label htmlFor={id}>{texts.note}</label>
        <Input.TextArea
          id={id}
          autoFocus
          autoSize={{ minRows: 2, maxRows: 4 }}
          placeholder={texts.noteHint}
          value={note}
          status={isWrong ? 'error' : ''}
          aria-invalid={isWrong}
          aria-describedby={`${id}-error`}
          onChange={({ target }) => setNote(target.value)}
        />
        <p className="screen-error" id={`${id}-error`} role="alert">
          {isWrong && problem}
        </p>
      </div>
      {changes.length > 0 && (
        <>
          <p className="screen-help">{texts.whatChanges}</p>
          <ul className="screen-settings-sentences">
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </>
      )}
    </Modal>
  );
}
