import { InboxOutlined } from '@ant-design/icons';
import { texts } from '../../texts.ts';
import { useFileDrop } from '../../useFileDrop.tsx';

/** A place to drop a file, or to choose one by click or key. */
export function FileDrop({
  accept,
  hint,
  onFile,
}: {
  /** How its name ends. */
  accept: string;
  hint: string;
  onFile(file: File): void;
}) {
  const { isOver, pick, handlers, input } = useFileDrop({ label: texts.importDrop, accept, onFile });
  return (
    <>
      <button type="button" className={isOver ? 'screen-drop is-over' : 'screen-drop'} onClick={pick} {...handlers}>
        <InboxOutlined />
        <strong>{texts.importDrop}</strong>
        <span>{hint}</span>
      </button>
      {input}
    </>
  );
}
