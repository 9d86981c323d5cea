import { useState } from 'react';
import { texts } from './texts.ts';

/** What came of a Word file. */
export interface WordNote {
  text: string;
  isFailure: boolean;
  /** What was left out, with its count. */
  lost?: string | undefined;
}

export interface WordFile {
  isReading: boolean;
  note: WordNote | undefined;
  read(file: File): Promise<void>;
}

/** Reads Word files; their reader is loaded with the first. `isReplacing` asks whether the text that is there may go. */
export function useWordFile({
  onRead,
  isReplacing,
}: {
  onRead(text: string): void;
  isReplacing(): Promise<boolean>;
}): WordFile {
  const [isReading, setIsReading] = useState(false);
  const [note, setNote] = useState<WordNote>();
  const fail = (text: string): void => setNote({ text, isFailure: true });
  const read = async (file: File): Promise<void> => {
    if (!/\.docx$/i.test(file.name)) return fail(texts.wordBad(file.name));
    setIsReading(true);
    try {
      const { readWord } = await import('./docx.ts');
      const { text, pictures, formulas } = await readWord(file);
      if (text === '') fail(texts.wordEmpty(file.name));
      else if (await isReplacing()) {
        onRead(text);
        const lost = pictures + formulas > 0 ? texts.lost({ pictures, formulas }) : undefined;
        setNote({ text: texts.wordRead(file.name), isFailure: false, lost });
      }
    } catch {
      fail(texts.wordBad(file.name));
    } finally {
      setIsReading(false);
    }
  };
  return { isReading, note, read };
}
