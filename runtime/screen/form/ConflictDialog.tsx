import { Modal, Radio } from 'antd';
import { useState } from 'react';
import { drawField } from '#kinds/screen/drawField.ts';
import type { Lookups } from '#kinds/screen/types.ts';
import type { ScreenRecord } from '../records.ts';
import { texts } from '../texts.ts';
import { drawnOf, usualChoices, type Choice, type ConflictField } from './conflict.ts';

export interface ConflictDialogProps {
  conflicts: readonly ConflictField[];
  base: ScreenRecord;
  theirs: ScreenRecord;
  /** Of the form: mine. */
  values: ScreenRecord;
  lookups: Lookups;
  onResolve(choices: Readonly<Record<string, Choice>>): void;
  onClose(): void;
}

/** Somebody saved in between: each field as it was, mine and theirs, and which one stays. */
export function ConflictDialog({ conflicts, base, theirs, values, lookups, onResolve, onClose }: ConflictDialogProps) {
  const [choices, setChoices] = useState<Record<string, Choice>>(() => usualChoices(conflicts));
  const draw = (conflict: ConflictField, side: { compared: unknown; source: unknown; record: ScreenRecord }) => {
    const { name, field } = conflict;
    if (side.compared === undefined) return <span className="screen-none">{texts.emptyValue}</span>;
    const value = drawnOf({ value: side.compared, source: side.source });
    return (
      <div className="screen-side">
        {drawField({ name, field, value, record: { ...side.record, [name]: value }, lookups })}
      </div>
    );
  };
  return (
    <Modal
      open
      width={880}
      title={texts.conflictTitle}
      okText={texts.saveAgain}
      cancelText={texts.stay}
      onOk={() => onResolve(choices)}
      onCancel={onClose}
      maskClosable={false}
    >
      <p>{texts.conflictHint}</p>
      <table className="screen-changes">
        <thead>
          <tr>
            <th scope="col">{texts.conflictField}</th>
            <th scope="col">{texts.base}</th>
            <th scope="col">{texts.mine}</th>
            <th scope="col">{texts.theirs}</th>
          </tr>
        </thead>
        <tbody>
          {conflicts.map((conflict) => {
            const { name, field, mine } = conflict;
            const choice = choices[name] ?? 'mine';
            const choose = (next: Choice) => setChoices({ ...choices, [name]: next });
            return (
              <tr key={name} className={conflict.changedBy === 'both' ? 'is-both' : ''}>
                <th scope="row">{field.title}</th>
                <td>{draw(conflict, { compared: conflict.base, source: base[name], record: base })}</td>
                <td className={choice === 'mine' ? 'is-chosen' : ''}>
                  <Radio
                    checked={choice === 'mine'}
                    onChange={() => choose('mine')}
                    aria-label={`${field.title} ${texts.mine}`}
                  />
                  {draw(conflict, { compared: mine, source: values[name], record: {} })}
                </td>
                <td className={choice === 'theirs' ? 'is-chosen' : ''}>
                  <Radio
                    checked={choice === 'theirs'}
                    onChange={() => choose('theirs')}
                    aria-label={`${field.title} ${texts.theirs}`}
                  />
                  {draw(conflict, { compared: conflict.theirs, source: theirs[name], record: theirs })}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Modal>
  );
}
