import { InboxOutlined } from '@ant-design/icons';
import { texts } from '../../texts.ts';
import { useFileDrop } from '../../useFileDrop.tsx';

/** A place to drop a workbook, or to choose one by click or key. */
export function FileDrop({ onFile }: { onFile(file: File): void }) {
  const { isOver, pick, handlers, input } = useFileDrop({ label: texts.importDrop, accept: '.xlsx', onFile });
  return (
    <>
      <button type="button" className={isOver ? 'screen-drop is-over' : 'screen-drop'} onClick={pick} {...handlers}>
        <InboxOutlined />
        <strong>{texts.importDrop}</strong>
        <span>{texts.importHint}</span>
      </button>
      {input}
    </>
  );
}
