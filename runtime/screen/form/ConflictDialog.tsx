import { Modal, Radio } from 'antd';
import { useState, type ReactNode } from 'react';
import { drawField } from '#kinds/screen/drawField.ts';
import type { Lookups } from '#kinds/screen/types.ts';
import type { ScreenRecord } from '../records.ts';
import { texts } from '../texts.ts';
import { chosenWith, drawnOf, usualChoices, type Choice, type ConflictField } from './conflict.ts';

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

interface Side {
  name: 'base' | Choice;
  drawn: ReactNode;
  radio?: ReactNode;
  className?: string;
}

/** Somebody saved in between: each field as it was, mine and theirs, and which one stays. */
export function ConflictDialog({ conflicts, base, theirs, values, lookups, onResolve, onClose }: ConflictDialogProps) {
  const [choices, setChoices] = useState<Record<string, Choice>>(() => usualChoices(conflicts));
  const sidesOf = (conflict: ConflictField): Side[] => {
    const { name, field } = conflict;
    const draw = ({ value: compared, source, record }: { value: unknown; source: unknown; record: ScreenRecord }) => {
      if (compared === undefined) return <span className="screen-none">{texts.emptyValue}</span>;
      const value = drawnOf({ value: compared, source, conflict });
      return drawField({ name, field, value, record: { ...record, [name]: value }, lookups });
    };
    const radio = (choice: Choice): ReactNode => (
      <Radio
        checked={(choices[name] ?? 'mine') === choice}
        onChange={() =>
          setChoices({
            ...choices,
            ...Object.fromEntries(chosenWith({ conflicts, name }).map((each) => [each, choice])),
          })
        }
        aria-label={`${field.title} ${texts[choice]}`}
      />
    );
    const classOf = (choice: Choice): string => ((choices[name] ?? 'mine') === choice ? 'is-chosen' : '');
    return [
      { name: 'base', drawn: draw({ value: conflict.base, source: base[name], record: base }) },
      {
        name: 'mine',
        drawn: draw({ value: conflict.mine, source: values[name], record: {} }),
        radio: radio('mine'),
        className: classOf('mine'),
      },
      {
        name: 'theirs',
        drawn: draw({ value: conflict.theirs, source: theirs[name], record: theirs }),
        radio: radio('theirs'),
        className: classOf('theirs'),
      },
    ];
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
          {conflicts.map((conflict) => (
            <tr key={conflict.name} className={conflict.changedBy === 'both' ? 'is-both' : ''}>
              {hasRows(conflict) ? (
                <td colSpan={4}>
                  <b>{texts.rowsDiffer(conflict.field.title)}</b>
                  {sidesOf(conflict).map(({ name, drawn, radio, className }) => (
                    <section key={name} className={`screen-side ${className ?? ''}`}>
                      <h4>
                        {radio}
                        {texts[name]}
                      </h4>
                      {drawn}
                    </section>
                  ))}
                </td>
              ) : (
                <>
                  <th scope="row">{conflict.field.title}</th>
                  {sidesOf(conflict).map(({ name, drawn, radio, className }) => (
                    <td key={name} className={className}>
                      {radio}
                      {drawn}
                    </td>
                  ))}
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Modal>
  );
}

/** Rows are tables of their own, which want the whole width: their sides stand below each other. */
function hasRows({ base, mine, theirs }: ConflictField): boolean {
  return [base, mine, theirs].some((side) => Array.isArray(side) && side.some((row) => typeof row === 'object'));
}
