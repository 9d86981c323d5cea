import { DeleteOutlined } from '@ant-design/icons';
import { Alert, Button, Input } from 'antd';
import type { AnswerKey } from '#runtime/core/answer/keys.ts';
import { useCodeKeys } from '#runtime/react/useCodeKeys.ts';
import { growing } from '#kinds/screen/growing.ts';
import { AnswerPreview } from './AnswerPreview.tsx';
import { texts } from './texts.ts';

interface OneTextProps {
  kind: 'short' | 'long' | 'code';
  keys: readonly AnswerKey[];
  onChange(keys: AnswerKey[]): void;
}

/** The answer of a short or long question: one text, kept as it is typed. What came with several is shown, never joined by itself. */
export function OneText({ kind, keys, onChange }: OneTextProps) {
  const shown = keys.length > 0 ? keys : [{ anyOf: [''] }];
  const change = (index: number, anyOf: string[]): void => {
    const next = shown.flatMap((key, place) => (place !== index ? [key] : anyOf.length === 0 ? [] : [{ anyOf }]));
    onChange(next.length === 1 && next[0]?.anyOf.join('') === '' ? [] : next);
  };
  return (
    <div className="answer-editor" role="group" aria-label={texts.title}>
      {shown.map(({ anyOf }, index) =>
        anyOf.map((text, way) => (
          <div key={`${index}/${way}`} className="answer-line">
            {(shown.length > 1 || way > 0) && (
              <span className="answer-label">{way > 0 ? texts.otherWay(way) : texts.part(index + 1)}</span>
            )}
            <div className="answer-field">
              <Box
                kind={kind}
                label={way > 0 ? texts.otherWay(way) : shown.length > 1 ? texts.part(index + 1) : texts.title}
                text={text}
                onChange={(next) =>
                  change(
                    index,
                    anyOf.map((former, place) => (place === way ? next : former)),
                  )
                }
              />
              {kind !== 'code' && <AnswerPreview text={text} />}
            </div>
            {(shown.length > 1 || anyOf.length > 1) && (
              <Button
                type="text"
                danger
                icon={<DeleteOutlined />}
                aria-label={way > 0 ? texts.removeWay(way) : texts.removePart(index + 1)}
                onClick={() =>
                  change(
                    index,
                    anyOf.filter((_, place) => place !== way),
                  )
                }
              />
            )}
          </div>
        )),
      )}
      {keys.length > 1 && (
        <Alert
          type="warning"
          showIcon
          message={texts.several(keys.length)}
          action={
            <Button
              size="small"
              onClick={() => onChange([{ anyOf: [keys.map(({ anyOf }) => anyOf[0] ?? '').join('\n')] }])}
            >
              {texts.join}
            </Button>
          }
        />
      )}
      <p className="screen-help">
        {kind === 'code' ? texts.codeHelp : kind === 'short' ? texts.shortHelp : texts.longHelp}
      </p>
    </div>
  );
}

function Box({
  kind,
  label,
  text,
  onChange,
}: {
  kind: OneTextProps['kind'];
  label: string;
  text: string;
  onChange(text: string): void;
}) {
  const onKeyDown = useCodeKeys({ onChange });
  const shared = {
    'aria-label': label,
    value: text,
    maxLength: 20_000,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  if (kind === 'code')
    return (
      <Input.TextArea
        className="answer-code"
        wrap="off"
        spellCheck={false}
        {...growing({ least: 8, most: 30 })}
        onKeyDown={onKeyDown}
        {...shared}
      />
    );
  return <Input.TextArea {...growing({ least: kind === 'short' ? 3 : 6, most: 20 })} {...shared} />;
}
