import { Button, Input } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { forwardRef, useId, useImperativeHandle, useRef } from 'react';
import { certTokens } from '#runtime/core/certificate/tokens.ts';
import { texts } from './texts.ts';

export interface TextFieldHandle {
  focus(): void;
}

/** What is written, with buttons that put a token where the cursor is. */
export const TextField = forwardRef<TextFieldHandle, { value: string; onChange(value: string): void }>(
  function TextField({ value, onChange }, ref) {
    const id = useId();
    const input = useRef<TextAreaRef>(null);
    const box = (): HTMLTextAreaElement | undefined => input.current?.resizableTextArea?.textArea;
    useImperativeHandle(ref, () => ({
      focus: () => {
        box()?.focus();
        box()?.select();
      },
    }));
    const insert = (token: string): void => {
      const area = box();
      const [from, to] = area ? [area.selectionStart, area.selectionEnd] : [value.length, value.length];
      onChange(`${value.slice(0, from)}{${token}}${value.slice(to)}`);
      const behind = from + token.length + 2;
      // The box has the new text after it is drawn.
      requestAnimationFrame(() => {
        area?.focus();
        area?.setSelectionRange(behind, behind);
      });
    };
    return (
      <div className="cert-field">
        <label htmlFor={id}>{texts.kinds.text}</label>
        <Input.TextArea
          id={id}
          ref={input}
          value={value}
          // Where it is too long that is said: a paste that is cut is not seen.
          count={{ max: longest, show: value.length > longest * 0.8 }}
          status={value.length > longest ? 'error' : ''}
          autoSize={{ minRows: 2, maxRows: 8 }}
          onChange={(event) => onChange(event.target.value)}
        />
        <div className="cert-tokens" role="group" aria-label={texts.insert}>
          <span aria-hidden>{texts.insert}</span>
          {Object.keys(certTokens).map((token) => (
            <Button key={token} size="small" aria-label={`${texts.insert}${token}`} onClick={() => insert(token)}>
              {token}
            </Button>
          ))}
        </div>
      </div>
    );
  },
);

/** As the catalogue has it. */
const longest = 500;
