import { DeleteOutlined, HolderOutlined, MoreOutlined, WarningFilled } from '@ant-design/icons';
import { Checkbox, Dropdown } from 'antd';
import { memo, useRef, useState, type DragEvent, type KeyboardEvent } from 'react';
import type { Beside } from '#runtime/react/useItemDrag.ts';
import type { Group } from './paper.ts';
import { QuestionView } from './QuestionView.tsx';
import { ScoreInput, type Score } from './ScoreInput.tsx';
import { StemButton } from './StemButton.tsx';
import { texts } from './texts.ts';
import { Tool } from './Tool.tsx';

/** What is done to the questions of a paper; the same object at each drawing. */
export interface RowActs {
  step(questionId: string, step: -1 | 1): void;
  moveTo(questionIds: readonly string[], place: number): void;
  remove(questionIds: readonly string[]): void;
  setScore(questionId: string, score: Score): void;
  tick(questionIds: readonly string[], isTicked: boolean): void;
}

export interface QuestionRowProps {
  questionId: string;
  /** From 1, over the whole paper. */
  number: number;
  /** Where its problems are in the form around. */
  path: string;
  stem: string;
  kind: string;
  difficulty: string;
  score: Score;
  /** Said above it: the material that begins with it. */
  material?: string | undefined;
  /** Why it cannot be published. */
  warning?: string | undefined;
  error?: string | undefined;
  dropped?: Beside | undefined;
  isTicked: boolean;
  isFirst: boolean;
  isLast: boolean;
  /** Of its group. */
  place: number;
  groups: readonly Group[];
  acts: RowActs;
}

/** One question of a paper: dragged by its handle, moved by Alt and the arrows, opened by its stem. */
export const QuestionRow = memo(function QuestionRow({
  questionId,
  number,
  path,
  stem,
  kind,
  difficulty,
  score,
  material,
  warning,
  error,
  dropped,
  isTicked,
  isFirst,
  isLast,
  place,
  groups,
  acts,
}: QuestionRowProps) {
  const [isOpen, setOpen] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.altKey ? steps[event.key] : undefined;
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    acts.step(questionId, step);
  };
  const errorId = `${path}-error`;
  return (
    <li
      ref={row}
      className={['paper-question', dropped && `is-${dropped}`, error && 'has-error'].filter(Boolean).join(' ')}
      data-key={questionId}
      data-path={path}
      aria-label={texts.question(number)}
      onKeyDownCapture={onKeyDown}
    >
      {material !== undefined && <p className="paper-material">{material}</p>}
      <div className="paper-question-line">
        <span
          className="paper-handle"
          draggable
          title={texts.drag}
          onDragStart={(event: DragEvent) => row.current && event.dataTransfer.setDragImage(row.current, 16, 16)}
        >
          <HolderOutlined aria-hidden />
        </span>
        <Checkbox
          aria-label={texts.tick(number)}
          data-focus="tick"
          checked={isTicked}
          onChange={({ target }) => acts.tick([questionId], target.checked)}
        />
        <span className="paper-number">{number}</span>
        <StemButton
          stem={stem}
          isOpen={isOpen}
          onToggle={() => setOpen(!isOpen)}
          data-focus="stem"
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        />
        <span className="paper-marks">
          <span>{kind}</span>
          <span>{difficulty}</span>
        </span>
        <span data-path={`${path}.score`}>
          <ScoreInput
            id={`${path}-score`}
            name={texts.score(number)}
            value={score}
            errorId={error === undefined ? undefined : errorId}
            onChange={(next) => acts.setScore(questionId, next)}
          />
        </span>
        <span className="paper-question-tools">
          <Dropdown
            trigger={['click']}
            menu={{
              items: [
                { key: 'up', label: texts.up, disabled: isFirst },
                { key: 'down', label: texts.down, disabled: isLast },
                ...groups
                  .filter((group) => group.place !== place)
                  .map((group) => ({ key: String(group.place), label: texts.moveTo(group.title) })),
              ],
              onClick: ({ key }) => {
                if (key === 'up' || key === 'down') acts.step(questionId, key === 'up' ? -1 : 1);
                else acts.moveTo([questionId], Number(key));
              },
            }}
          >
            <Tool name={texts.more(number)} data-focus="more" icon={<MoreOutlined />} />
          </Dropdown>
          <Tool name={texts.take(number)} danger icon={<DeleteOutlined />} onClick={() => acts.remove([questionId])} />
        </span>
      </div>
      {warning !== undefined && (
        <p className="paper-warning">
          <WarningFilled aria-hidden /> {warning}
        </p>
      )}
      {error !== undefined && (
        <p className="paper-error" id={errorId} role="alert">
          {error}
        </p>
      )}
      {isOpen && <QuestionView questionId={questionId} />}
    </li>
  );
});

const steps: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };
