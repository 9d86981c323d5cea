import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  CheckOutlined,
  DeleteOutlined,
  PictureOutlined,
  PlusOutlined,
} from '@ant-design/icons';
import { Button, Checkbox, Input, Radio } from 'antd';
import { useEffect, useRef } from 'react';
import type { FieldPartProps } from '#runtime/screen/parts.ts';
import { growing } from '#kinds/screen/growing.ts';
import { RichText } from '#kinds/richText/screen/RichText.tsx';
import { upload } from '#kinds/file/screen/upload.ts';
import { canAdd, fitted, labelOf, marked, moved, type Option } from './options.ts';
import './optionEditor.css';

/** The options of a choice question: letters by place, the right ones marked, formulas and pictures shown as they will look. */
export function OptionEditor({ value, onChange, record, isReadOnly, errors }: FieldPartProps) {
  const type = typeof record['type'] === 'string' ? record['type'] : '';
  const options = Array.isArray(value) ? (value as Option[]) : [];
  const fittedFor = useRef(options.length >= 2 ? type : '');
  useEffect(() => {
    if (type === '' || fittedFor.current === type) return;
    fittedFor.current = type;
    onChange(fitted({ type, options }));
  });
  const change = (index: number, part: Partial<Option>) =>
    onChange(options.map((option, i) => (i === index ? { ...option, ...part } : option)));
  const own = errors.filter(({ path }) => path === '');
  const isFixed = type === 'judgment' || isReadOnly;
  return (
    <div className="option-editor" role="group" aria-label="选项">
      <ol>
        {options.map((option, index) => {
          const label = labelOf({ type, index });
          const problem = errors.find(({ path }) => path.startsWith(`/${index}/`) || path === `/${index}`)?.message;
          return (
            <li
              key={label}
              className={[option.isAnswer && 'is-answer', isFixed && 'is-fixed'].filter(Boolean).join(' ')}
            >
              {isReadOnly ? (
                <span className="option-mark">{label}</span>
              ) : (
                <Mark
                  type={type}
                  label={label}
                  isAnswer={option.isAnswer === true}
                  onMark={(isAnswer) => onChange(marked({ type, options, index, isAnswer }))}
                />
              )}
              <div className="option-content">
                {isFixed ? (
                  <RichText html={option.content ?? ''} />
                ) : (
                  <>
                    <Input.TextArea
                      aria-label={`选项 ${label}`}
                      {...growing({ least: 1, most: 8 })}
                      value={option.content ?? ''}
                      maxLength={5000}
                      status={problem ? 'error' : ''}
                      placeholder={`选项 ${label} 的内容`}
                      onChange={({ target }) => change(index, { content: target.value })}
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
              {!isFixed && (
                <div className="option-tools">
                  <PictureButton
                    label={label}
                    onPicture={(url) =>
                      change(index, { content: `${option.content ?? ''}<img src="${url}" alt="选项 ${label}">` })
                    }
                  />
                  <Button
                    type="text"
                    icon={<ArrowUpOutlined />}
                    aria-label={`上移选项 ${label}`}
                    disabled={index === 0}
                    onClick={() => onChange(moved({ options, from: index, to: index - 1 }))}
                  />
                  <Button
                    type="text"
                    icon={<ArrowDownOutlined />}
                    aria-label={`下移选项 ${label}`}
                    disabled={index === options.length - 1}
                    onClick={() => onChange(moved({ options, from: index, to: index + 1 }))}
                  />
                  <Button
                    type="text"
                    danger
                    icon={<DeleteOutlined />}
                    aria-label={`删除选项 ${label}`}
                    disabled={options.length <= 2}
                    onClick={() => onChange(options.filter((_, i) => i !== index))}
                  />
                </div>
              )}
            </li>
          );
        })}
      </ol>
      {!isFixed && (
        <Button
          type="dashed"
          icon={<PlusOutlined />}
          disabled={!canAdd(options)}
          onClick={() => onChange([...options, { content: '', isAnswer: false }])}
        >
          添加选项
        </Button>
      )}
      {own.map(({ message }) => (
        <p key={message} className="option-error">
          {message}
        </p>
      ))}
    </div>
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

function PictureButton({ label, onPicture }: { label: string; onPicture(url: string): void }) {
  const picker = useRef<HTMLInputElement>(null);
  const send = async (file: File | undefined) => {
    if (file) onPicture((await upload({ file, isPublic: true })).url);
  };
  return (
    <>
      <input
        ref={picker}
        type="file"
        accept="image/png,image/jpeg,image/webp,image/gif"
        style={{ display: 'none' }}
        tabIndex={-1}
        aria-hidden
        onChange={({ target }) => void send(target.files?.[0]).finally(() => (target.value = ''))}
      />
      <Button
        type="text"
        icon={<PictureOutlined />}
        aria-label={`在选项 ${label} 中插入图片`}
        onClick={() => picker.current?.click()}
      />
    </>
  );
}

function needsPreview(content: string | undefined): boolean {
  return content !== undefined && (content.includes('$$') || content.includes('<'));
}
