import { InboxOutlined } from '@ant-design/icons';
import { useRef, useState } from 'react';
import { texts } from '../../texts.ts';

/** A place to drop a workbook, or to choose one by click or key. */
export function FileDrop({ onFile }: { onFile(file: File): void }) {
  const picker = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  return (
    <>
      <button
        type="button"
        className={isOver ? 'screen-drop is-over' : 'screen-drop'}
        onClick={() => picker.current?.click()}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsOver(false);
          const [file] = event.dataTransfer.files;
          if (file) onFile(file);
        }}
      >
        <InboxOutlined />
        <strong>{texts.importDrop}</strong>
        <span>{texts.importHint}</span>
      </button>
      <input
        ref={picker}
        type="file"
        hidden
        aria-label={texts.importDrop}
        accept=".xlsx"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          target.value = '';
        }}
      />
    </>
  );
}
