import { useRef, useState, type DragEvent, type ReactNode } from 'react';

export interface FileDrop {
  /** A file is held over the place. */
  isOver: boolean;
  /** Opens the browser's own choice of a file. */
  pick(): void;
  /** For the place where a file may be dropped; texts that are dragged go on as usual. */
  handlers: Record<'onDragOver' | 'onDragLeave' | 'onDrop', (event: DragEvent) => void>;
  /** The input behind it, which is not seen. */
  input: ReactNode;
}

/** A place to drop a file, or to choose one by click or key. */
export function useFileDrop({
  label,
  accept,
  onFile,
}: {
  label: string;
  /** Endings of names, as an input takes them. */
  accept: string;
  onFile(file: File): void;
}): FileDrop {
  const picker = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  return {
    isOver,
    pick: () => picker.current?.click(),
    handlers: {
      onDragOver: (event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setIsOver(true);
      },
      onDragLeave: () => setIsOver(false),
      onDrop: (event) => {
        setIsOver(false);
        const [file] = event.dataTransfer.files;
        if (!file) return;
        event.preventDefault();
        onFile(file);
      },
    },
    input: (
      <input
        ref={picker}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          target.value = '';
        }}
      />
    ),
  };
}
