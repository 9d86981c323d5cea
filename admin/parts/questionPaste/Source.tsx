import { FileWordOutlined } from '@ant-design/icons';
import { Alert, App, Button, Input } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { forwardRef, useImperativeHandle, useRef } from 'react';
import { busy } from '#runtime/screen/busy.tsx';
import { useFileDrop } from '#runtime/screen/useFileDrop.tsx';
import { texts } from './texts.ts';
import { useWordFile } from './useWordFile.ts';

/** Moves within the text. */
export interface SourceHandle {
  focus(): void;
  /** Selects lines, counted from 1. */
  select(lines: { from: number; to: number }): void;
}

/** The text of the questions: pasted, typed, or from a Word file that is chosen or dropped. */
export const Source = forwardRef<SourceHandle, { text: string; onChange(text: string): void }>(function Source(
  { text, onChange },
  ref,
) {
  const area = useRef<TextAreaRef>(null);
  const { modal } = App.useApp();
  const word = useWordFile({
    onRead: onChange,
    isReplacing: async () =>
      text.trim() === '' ||
      (await modal.confirm({ title: texts.replaceAsk, okText: texts.replace, cancelText: texts.cancel })),
  });
  const drop = useFileDrop({ label: texts.word, accept: '.docx', onFile: (file) => void word.read(file) });
  useImperativeHandle(ref, () => ({
    focus: () => area.current?.focus(),
    select: (lines) => {
      const element = area.current?.resizableTextArea?.textArea;
      if (element) selectLines({ element, ...lines });
    },
  }));
  return (
    <section className="paste-source">
      <header>
        <label htmlFor="paste-text" className="screen-label">
          {texts.source}
        </label>
        <Button icon={<FileWordOutlined />} loading={busy(word.isReading)} onClick={drop.pick}>
          {word.isReading ? texts.wordReading : texts.word}
        </Button>
        {drop.input}
      </header>
      <p id="paste-hint" className="screen-help">
        {texts.hint}
      </p>
      {word.note && (
        <Alert
          showIcon
          type={word.note.isFailure ? 'error' : word.note.lost ? 'warning' : 'success'}
          message={word.note.text}
          description={word.note.lost}
        />
      )}
      <Input.TextArea
        ref={area}
        id="paste-text"
        aria-describedby="paste-hint"
        className={drop.isOver ? 'paste-text is-over' : 'paste-text'}
        value={text}
        placeholder={texts.sample}
        spellCheck={false}
        onChange={({ target }) => onChange(target.value)}
        {...drop.handlers}
      />
    </section>
  );
});

function selectLines({ element, from, to }: { element: HTMLTextAreaElement; from: number; to: number }): void {
  const lines = element.value.split('\n');
  const lengthOf = (count: number): number => lines.slice(0, count).reduce((sum, line) => sum + line.length + 1, 0);
  element.focus();
  // Browsers scroll to where the selection is made.
  element.setSelectionRange(lengthOf(from - 1), lengthOf(from - 1));
  element.blur();
  element.focus();
  element.setSelectionRange(lengthOf(from - 1), lengthOf(to) - 1);
}
