import { useEffect, useRef, useState } from 'react';

/** The text of a search box and what it does with it. */
export interface Typed {
  text: string;
  setText(text: string): void;
  /** Searches for the text, without the spaces around it. */
  send(text: string): void;
}

/**
 * The text of a search box whose value comes back from an address. What comes back is not put into the box when it was sent
 * from there: by then more may have been typed. A change from elsewhere, as Back or a reset, is.
 */
export function useTyped({ value, onSend }: { value: string; onSend(text: string): void }): Typed {
  const [text, setText] = useState(value);
  const sent = useRef(value);
  useEffect(() => {
    if (value !== sent.current) setText(value);
    sent.current = value;
  }, [value]);
  const send = (typed: string): void => {
    sent.current = typed.trim();
    onSend(sent.current);
  };
  return { text, setText, send };
}
