import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Alert, Button, Input, InputNumber, Tooltip } from 'antd';
import { useState, type ReactNode } from 'react';
import type { AnswerKey } from '#runtime/core/answer/keys.ts';
import { growing } from '#kinds/screen/growing.ts';
import type { FieldPartProps } from '#runtime/screen/parts.ts';
import { AnswerPreview } from './AnswerPreview.tsx';
import { isNumeric, lineCount, partsOf, spread, withKey, withoutKey } from './keys.ts';
import { texts } from './texts.ts';

const mostBlanks = 20;

interface BlanksProps {
  keys: readonly AnswerKey[];
  /** Of the stem; 0 where none is known. */
  gaps: number;
  onChange(keys: AnswerKey[]): void;
  errors: FieldPartProps['errors'];
}

interface Pasted {
  index: number;
  parts: string[];
}

/** A line for each gap of the stem, its ways to be written beside it. Nothing typed or pasted is parted by itself; it is offered. */
export function Blanks({ keys, gaps, onChange, errors }: BlanksProps) {
  const [added, setAdded] = useState(0);
  const [pasted, setPasted] = useState<Pasted>();
  const lines = lineCount({ gaps, keys, added });
  const remove = (index: number): void => {
    setAdded(Math.max(0, lines - 1));
    setPasted(undefined);
    onChange(withoutKey({ keys, index }));
  };
  return (
    <div className="answer-editor" role="group" aria-label={texts.title}>
      {gaps > 0 && keys.length > 0 && gaps !== keys.length && (
        <Alert type="warning" showIcon role="status" message={texts.uneven({ gaps, keys: keys.length })} />
      )}
      {Array.from({ length: lines }, (_, index) => (
        <Blank
          key={index}
          index={index}
          value={keys[index] ?? { anyOf: [''] }}
          isBeyond={gaps > 0 && index >= gaps}
          errors={errors.filter(({ path }) => path.startsWith(`/${index}/`))}
          onChange={(key) => {
            setAdded(lines);
            onChange(withKey({ keys, index, key }));
          }}
          onPasted={(text) => setPasted(partsOf(text).length > 0 ? { index, parts: partsOf(text) } : undefined)}
          onRemove={lines > Math.max(gaps, 1) ? () => remove(index) : undefined}
        >
          {pasted?.index === index && (
            <Alert
              type="info"
              showIcon
              role="status"
              message={texts.parts(pasted.parts.length)}
              action={
                <span className="answer-offer">
                  <Button
                    size="small"
                    type="primary"
                    onClick={() => {
                      setPasted(undefined);
                      onChange(spread({ keys, index, parts: pasted.parts }));
                    }}
                  >
                    {texts.share({ from: index + 1, to: index + pasted.parts.length })}
                  </Button>
                  <Button size="small" onClick={() => setPasted(undefined)}>
                    {texts.keep}
                  </Button>
                </span>
              }
            />
          )}
        </Blank>
      ))}
      <Button type="dashed" icon={<PlusOutlined />} disabled={lines >= mostBlanks} onClick={() => setAdded(lines + 1)}>
        {texts.addBlank}
      </Button>
      {gaps === 0 && <p className="screen-help">{texts.noGaps}</p>}
      <p className="screen-help">{texts.blankHelp}</p>
    </div>
  );
}

interface BlankProps {
  index: number;
  value: AnswerKey;
  isBeyond: boolean;
  errors: FieldPartProps['errors'];
  onChange(key: AnswerKey): void;
  onPasted(text: string): void;
  onRemove?: (() => void) | undefined;
  children?: ReactNode;
}

function Blank({ index, value, isBeyond, errors, onChange, onPasted, onRemove, children }: BlankProps) {
  const { anyOf, tolerance } = value;
  const place = index + 1;
  const hasTolerance = typeof tolerance === 'number';
  const change = (next: string[]): void => onChange({ ...value, anyOf: next });
  return (
    <div className="answer-line" role="group" aria-label={texts.blank(place)}>
      <span className="answer-label">
        {texts.blank(place)}
        {isBeyond && <em>{texts.beyond}</em>}
      </span>
      <div className="answer-field">
        <div className="answer-ways">
          {anyOf.map((text, way) => {
            const problem = errors.find(
              ({ path }) => path === `/${index}/anyOf/${way}` || (way === 0 && path === `/${index}/anyOf`),
            );
            return (
              <div key={way} className="answer-way">
                {way > 0 && <span className="answer-or">{texts.or}</span>}
                <div>
                  <Input.TextArea
                    aria-label={texts.alternative(place, way)}
                    {...growing({ least: 1, most: 6 })}
                    value={text}
                    maxLength={20_000}
                    status={problem ? 'error' : ''}
                    onChange={({ target }) => change(anyOf.map((former, at) => (at === way ? target.value : former)))}
                    onPaste={({ clipboardData }) => onPasted(way === 0 ? clipboardData.getData('text') : '')}
                  />
                  <AnswerPreview text={text} />
                  {problem && (
                    <p className="answer-error">
                      {text.trim() !== '' ? texts.tooLong : way === 0 ? texts.missing(place) : texts.missingAlternative}
                    </p>
                  )}
                </div>
                {anyOf.length > 1 && (
                  <Button
                    type="text"
                    icon={<DeleteOutlined />}
                    aria-label={texts.removeAlternative(place, way)}
                    onClick={() => change(anyOf.filter((_, at) => at !== way))}
                  />
                )}
              </div>
            );
          })}
          <Button
            type="link"
            size="small"
            icon={<PlusOutlined />}
            aria-label={texts.addAlternative(place)}
            disabled={anyOf.length >= 20 || anyOf.includes('')}
            onClick={() => change([...anyOf, ''])}
          >
            {texts.addAlternativeShort}
          </Button>
        </div>
        {(hasTolerance || isNumeric(value)) && (
          <Tooltip title={texts.toleranceHelp}>
            <label className="answer-tolerance">
              {texts.toleranceShort}
              <InputNumber<number>
                aria-label={texts.tolerance(place)}
                min={0}
                max={1e9}
                value={tolerance ?? null}
                controls={false}
                onChange={(next) => onChange({ anyOf, ...(next !== null && { tolerance: next }) })}
              />
            </label>
          </Tooltip>
        )}
        {hasTolerance && !isNumeric(value) && <p className="answer-error">{texts.toleranceUnused}</p>}
        {children}
      </div>
      {onRemove && (
        <Button type="text" danger icon={<DeleteOutlined />} aria-label={texts.removeBlank(place)} onClick={onRemove} />
      )}
    </div>
  );
}
