import { App, Button, Modal } from 'antd';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { confirmLeave } from '#runtime/react/unsaved.ts';
import { useUnsavedGuard } from '#runtime/react/useUnsavedGuard.ts';
import { ImportDialog } from '#runtime/screen/actions/import/ImportDialog.tsx';
import type { ScreenRecord } from '#runtime/screen/records.ts';
import { isRead, splitQuestions } from '../stemEditor/split.ts';
import { CommonFields } from './CommonFields.tsx';
import { Found } from './Found.tsx';
import { sheetOf, workbookOf } from './sheet.ts';
import { Source, type SourceHandle } from './Source.tsx';
import { texts } from './texts.ts';
import { useCommon } from './useCommon.ts';
import './questionPaste.css';

export interface PasteDialogProps {
  /** What is there already, such as the text that was pasted into the form of one question. */
  text?: string;
  /** Values of a question's fields that the new ones begin with. */
  beginning?: ScreenRecord;
  onClose(): void;
  onImported(): void;
}

/** Several questions in one text, each as the learner will see it; what is read goes the way of an import. */
export function PasteDialog({ text: opened = '', beginning, onClose, onImported }: PasteDialogProps) {
  const [text, setText] = useState(opened);
  const [file, setFile] = useState<File>();
  const source = useRef<SourceHandle>(null);
  const { message } = App.useApp();
  const common = useCommon(beginning);
  const read = useDeferredValue(text);
  const pieces = useMemo(() => splitQuestions(read), [read]);
  const questions = pieces.filter(isRead).map(({ question }) => question);
  const isUnsaved = text.trim() !== '' && file === undefined;
  useUnsavedGuard(isUnsaved);

  const close = async (): Promise<void> => {
    if (!isUnsaved || (await confirmLeave())) onClose();
  };
  const check = async (): Promise<void> => {
    const values = common.taken();
    if (!values) return;
    const sheet = sheetOf({ questions, common: values });
    await workbookOf({ sheet, name: texts.fileName }).then(setFile, (error: unknown) =>
      message.error(error instanceof Error ? error.message : String(error)),
    );
  };
  return (
    <>
      <Modal
        open={file === undefined}
        width={1240}
        title={texts.title}
        className="paste"
        onCancel={() => void close()}
        maskClosable={false}
        footer={
          <>
            <Button onClick={() => void close()}>{texts.cancel}</Button>
            <Button
              type="primary"
              disabled={questions.length === 0 || read !== text || !common.isReady}
              onClick={() => void check()}
            >
              {texts.next(questions.length)}
            </Button>
          </>
        }
        afterOpenChange={(isOpen) => isOpen && source.current?.focus()}
      >
        <CommonFields common={common} />
        <div className="paste-panes">
          <Source ref={source} text={text} onChange={setText} />
          <Found pieces={pieces} onGoTo={(piece) => source.current?.select(piece)} />
        </div>
      </Modal>
      {file && (
        <ImportDialog
          operation="question.importExcel"
          title={texts.importTitle}
          file={file}
          again={{ title: texts.back, onAgain: () => setFile(undefined) }}
          onClose={onClose}
          onImported={onImported}
        />
      )}
    </>
  );
}
