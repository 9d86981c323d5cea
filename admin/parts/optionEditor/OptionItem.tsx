import { ArrowDownOutlined, ArrowUpOutlined, CheckOutlined, DeleteOutlined } from '@ant-design/icons';
import { Button, Checkbox, Input, Radio } from 'antd';
import { growing } from '#kinds/screen/growing.ts';
import { RichText } from '#kinds/richText/screen/RichText.tsx';
import type { Option } from './options.ts';
import { PictureButton } from './PictureButton.tsx';
import { contentOf, writtenOf } from './written.ts';

export interface OptionItemProps {
  /** Of the question. */
  type: string;
  label: string;
  option: Option;
  isReadOnly: boolean;
  /** Its words are given: nothing but the mark can be changed. */
  isFixed: boolean;
  isFirst: boolean;
  isLast: boolean;
  canRemove: boolean;
  problem: string | undefined;
  onMark(isAnswer: boolean): void;
  onContent(content: string): void;
  onMove(step: -1 | 1): void;
  onRemove(): void;
}

/** One option: whether it is right, what it says, and what can be done with it. */
export function OptionItem(props: OptionItemProps) {
  const { type, label, option, isReadOnly, isFixed, problem, onMark, onContent } = props;
  return (
    <li className={[option.isAnswer && 'is-answer', isFixed && 'is-fixed'].filter(Boolean).join(' ')}>
      {isReadOnly ? (
        <span className="option-mark">{label}</span>
      ) : (
        <Mark type={type} label={label} isAnswer={option.isAnswer === true} onMark={onMark} />
      )}
      <div className="option-content">
        {isFixed ? (
          <RichText html={option.content ?? ''} />
        ) : (
          <>
            <Input.TextArea
              aria-label={`选项 ${label}`}
              {...growing({ least: 1, most: 8 })}
              value={writtenOf(option.content ?? '')}
              maxLength={5000}
              status={problem ? 'error' : ''}
              placeholder={`选项 ${label} 的内容`}
              onChange={({ target }) => onContent(contentOf(target.value))}
            />
            {needsPreview(option.content) && <RichText html={option.content ?? ''} />}
          </>
        )}
        {problem && <p className="option-error">{problem}</p>}
      </div>
      {isReadOnly && option.isAnswer && (
        <span className="option-answer">
          <CheckOutlined /> 正确答案
        </span>
      )}
      {!isFixed && <Tools {...props} />}
    </li>
  );
}

/** One right answer: a radio button; several: check boxes. */
function Mark({
  type,
  label,
  isAnswer,
  onMark,
}: {
  type: string;
  label: string;
  isAnswer: boolean;
  onMark(isAnswer: boolean): void;
}) {
  const Box = type === 'multiple' ? Checkbox : Radio;
  return (
    <Box
      className="option-mark"
      checked={isAnswer}
      aria-label={`${label} 是正确答案`}
      onChange={({ target }) => onMark(target.checked)}
    >
      <span aria-hidden>{label}</span>
    </Box>
  );
}

function Tools({ label, option, isFirst, isLast, canRemove, onContent, onMove, onRemove }: OptionItemProps) {
  return (
    <div className="option-tools">
      <PictureButton
        label={label}
        onPicture={(url) => onContent(`${option.content ?? ''}<img src="${url}" alt="选项 ${label}">`)}
      />
      <Button
        type="text"
        icon={<ArrowUpOutlined />}
        aria-label={`上移选项 ${label}`}
        disabled={isFirst}
        onClick={() => onMove(-1)}
      />
      <Button
        type="text"
        icon={<ArrowDownOutlined />}
        aria-label={`下移选项 ${label}`}
        disabled={isLast}
        onClick={() => onMove(1)}
      />
      <Button
        type="text"
        danger
        icon={<DeleteOutlined />}
        aria-label={`删除选项 ${label}`}
        disabled={!canRemove}
        onClick={onRemove}
      />
    </div>
  );
}

function needsPreview(content: string | undefined): boolean {
  return content !== undefined && (content.includes('$$') || content.includes('<'));
}
