import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import type { FieldPartProps } from '#runtime/screen/parts.ts';
import { OptionItem } from './OptionItem.tsx';
import { canAdd, fitted, letterOf, marked, moved, type Option } from './options.ts';
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
          const label = letterOf({ type, index });
          return (
            <OptionItem
              key={label}
              type={type}
              label={label}
              option={option}
              isReadOnly={isReadOnly}
              isFixed={isFixed}
              isFirst={index === 0}
              isLast={index === options.length - 1}
              canRemove={options.length > 2}
              problem={errors.find(({ path }) => path.startsWith(`/${index}/`) || path === `/${index}`)?.message}
              onMark={(isAnswer) => onChange(marked({ type, options, index, isAnswer }))}
              onContent={(content) => change(index, { content })}
              onMove={(step) => onChange(moved({ options, from: index, to: index + step }))}
              onRemove={() => onChange(options.filter((_, i) => i !== index))}
            />
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
