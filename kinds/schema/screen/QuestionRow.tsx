import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  CopyOutlined,
  DeleteOutlined,
  DownOutlined,
  HolderOutlined,
  UpOutlined,
} from '@ant-design/icons';
import { Button, Checkbox, Input, Select } from 'antd';
import {
  useRef,
  useState,
  type DragEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { ofSort, sortOf, sorts, type Sort } from '../design.ts';
import type { Question } from '#runtime/core/operations/answerForm.ts';
import { ChoicesInput } from './ChoicesInput.tsx';
import { PictureSizeInput } from './PictureSizeInput.tsx';
import { QuestionWords } from './QuestionWords.tsx';
import { sortTexts, texts } from './texts.ts';

export interface QuestionRowProps {
  /** Of the element that takes the focus. */
  id: string;
  /** Where its problems are in the form around. */
  path: string;
  name: string;
  /** From 1. */
  number: number;
  question: Partial<Question>;
  isRequired: boolean;
  isLast: boolean;
  /** There is no room for another question. */
  isFull: boolean;
  isReadOnly: boolean;
  /** Where what is dragged would come to stand. */
  dropped: 'before' | 'after' | undefined;
  problems: readonly string[];
  onChange(question: Partial<Question>): void;
  onRequire(isRequired: boolean): void;
  onMove(step: -1 | 1): void;
  onDuplicate(): void;
  onRemove(): void;
  onLeave(): void;
}

/** One question: dragged by its handle, moved by Alt and the arrows, its words beyond the usual behind 更多. */
export function QuestionRow(props: QuestionRowProps) {
  const { id, path, name, number, question, isRequired, isReadOnly, dropped, problems, onChange, onMove } = props;
  const [isOpen, setOpen] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const sort = sortOf(question);
  const former = useRef<Partial<Record<Sort, Partial<Question>>>>({});
  const label = texts.item(number, question.title ?? '');
  const errorId = `${id}-error`;
  /** Who comes back to a sort finds what was said of it. */
  const setSort = (next: Sort): void => {
    former.current[sort] = question;
    const { title = '', description } = question;
    const kept = former.current[next] ?? ofSort({ question, sort: next });
    const { description: _description, ...words } = kept;
    onChange({ ...words, title, ...(description !== undefined && { description }) });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.altKey ? steps[event.key] : undefined;
    if (step === undefined || isReadOnly) return;
    event.preventDefault();
    event.stopPropagation();
    onMove(step);
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) props.onLeave();
  };
  const classes = ['form-design-question', dropped && `is-${dropped}`, problems.length > 0 && 'has-error'];
  return (
    <li
      ref={row}
      className={classes.filter(Boolean).join(' ')}
      data-key={name}
      data-path={path}
      aria-label={label}
      onKeyDownCapture={onKeyDown}
      onBlur={onBlur}
    >
      <div className="form-design-line">
        <span
          className="form-design-handle"
          draggable={!isReadOnly}
          title={texts.drag}
          onDragStart={(event: DragEvent) => row.current && event.dataTransfer.setDragImage(row.current, 16, 16)}
        >
          <HolderOutlined aria-hidden />
          {number}
        </span>
        <Input
          id={id}
          className="form-design-title"
          value={question.title ?? ''}
          maxLength={60}
          placeholder={texts.titleHint}
          aria-label={`${texts.item(number, '')} ${texts.title}`}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          aria-invalid={problems.length > 0}
          aria-describedby={problems.length > 0 ? errorId : undefined}
          status={problems.length > 0 ? 'error' : ''}
          disabled={isReadOnly}
          onChange={({ target }) => onChange({ ...question, title: target.value })}
        />
        <Select<Sort>
          className="form-design-sort"
          value={sort}
          aria-label={`${label} ${texts.sort}`}
          disabled={isReadOnly}
          onChange={setSort}
          options={sorts.map((each) => ({ value: each, label: sortTexts[each] }))}
          listHeight={360}
        />
        {sort === 'boolean' ? (
          <span className="form-design-required" />
        ) : (
          <Checkbox
            className="form-design-required"
            checked={isRequired}
            aria-label={`${label} ${texts.required}`}
            disabled={isReadOnly}
            onChange={({ target }) => props.onRequire(target.checked)}
          >
            {texts.required}
          </Checkbox>
        )}
        <Button
          type="link"
          size="small"
          className="form-design-more"
          aria-expanded={isOpen}
          aria-label={`${label} ${texts.more}`}
          icon={isOpen ? <UpOutlined /> : <DownOutlined />}
          onClick={() => setOpen(!isOpen)}
        >
          {texts.more}
        </Button>
        <Tools {...props} label={label} />
      </div>
      <div className="form-design-body">
        {(sort === 'choice' || sort === 'choices') && (
          <ChoicesInput
            id={`${id}-choices`}
            label={label}
            question={question}
            isReadOnly={isReadOnly}
            onChange={onChange}
          />
        )}
        {sort === 'image' && (
          <PictureSizeInput label={label} question={question} isReadOnly={isReadOnly} onChange={onChange} />
        )}
        {problems.length > 0 && (
          <div className="screen-error" id={errorId} role="alert">
            {problems.map((message) => (
              <div key={message}>{message}</div>
            ))}
          </div>
        )}
        {isOpen && (
          <QuestionWords
            id={id}
            name={name}
            label={label}
            question={question}
            isReadOnly={isReadOnly}
            onChange={onChange}
          />
        )}
      </div>
    </li>
  );
}

function Tools({
  number,
  label,
  isLast,
  isFull,
  isReadOnly,
  onMove,
  onDuplicate,
  onRemove,
}: QuestionRowProps & { label: string }) {
  if (isReadOnly) return null;
  return (
    <span className="form-design-row-tools">
      <Tool
        name={texts.moveUp}
        keys="（Alt+↑）"
        label={label}
        icon={<ArrowUpOutlined />}
        isOff={number === 1}
        onClick={() => onMove(-1)}
      />
      <Tool
        name={texts.moveDown}
        keys="（Alt+↓）"
        label={label}
        icon={<ArrowDownOutlined />}
        isOff={isLast}
        onClick={() => onMove(1)}
      />
      <Tool name={texts.duplicate} label={label} icon={<CopyOutlined />} isOff={isFull} onClick={onDuplicate} />
      <Tool name={texts.remove} label={label} icon={<DeleteOutlined />} isDanger onClick={onRemove} />
    </span>
  );
}

function Tool({
  name,
  keys = '',
  label,
  icon,
  isOff = false,
  isDanger = false,
  onClick,
}: {
  name: string;
  /** That do the same. */
  keys?: string;
  label: string;
  icon: ReactNode;
  isOff?: boolean;
  isDanger?: boolean;
  onClick(): void;
}) {
  return (
    <Button
      type="text"
      size="small"
      icon={icon}
      danger={isDanger}
      disabled={isOff}
      title={`${name}${keys}`}
      aria-label={`${name}${label}`}
      onMouseDown={keepFocus}
      onClick={onClick}
    />
  );
}

/** A question that is left is checked, and what it then says would move the button from under the pointer. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

const steps: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };
