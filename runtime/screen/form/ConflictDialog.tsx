import { Modal, Radio } from 'antd';
import { useState } from 'react';
import { drawField } from '#kinds/screen/drawField.ts';
import type { Lookups } from '#kinds/screen/types.ts';
import type { ScreenRecord } from '../records.ts';
import { texts } from '../texts.ts';
import { usualChoices, type Choice, type ConflictField } from './conflict.ts';

export interface ConflictDialogProps {
  conflicts: readonly ConflictField[];
  base: ScreenRecord;
  theirs: ScreenRecord;
  lookups: Lookups;
  onResolve(choices: Readonly<Record<string, Choice>>): void;
  onClose(): void;
}

/** Somebody saved in between: each field as it was, mine and theirs, and which one stays. */
export function ConflictDialog({ conflicts, base, theirs, lookups, onResolve, onClose }: ConflictDialogProps) {
  const [choices, setChoices] = useState<Record<string, Choice>>(() => usualChoices(conflicts));
  const draw = ({ name, field }: ConflictField, value: unknown, record: ScreenRecord) =>
    value === undefined ? (
      <span className="screen-none">{texts.emptyValue}</span>
    ) : (
      drawField({ name, field, value, record: { ...record, [name]: value }, lookups })
    );
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
                <td>{draw(conflict, conflict.base, base)}</td>
                <td className={choice === 'mine' ? 'is-chosen' : ''}>
                  <Radio
                    checked={choice === 'mine'}
                    onChange={() => choose('mine')}
                    aria-label={`${field.title} ${texts.mine}`}
                  />
                  {draw(conflict, mine, {})}
                </td>
                <td className={choice === 'theirs' ? 'is-chosen' : ''}>
                  <Radio
                    checked={choice === 'theirs'}
                    onChange={() => choose('theirs')}
                    aria-label={`${field.title} ${texts.theirs}`}
                  />
                  {draw(conflict, conflict.theirs, theirs)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Modal>
  );
}
