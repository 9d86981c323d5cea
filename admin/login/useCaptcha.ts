import { useCallback, useState } from 'react';
import { callByName } from '#runtime/core/call.ts';

export interface Captcha {
  /** The server wants one from now on. */
  isWanted: boolean;
  /** Data URI of the picture; nothing while it loads. */
  image?: string | undefined;
  text: string;
  setText: (text: string) => void;
  /** What is sent with the log-in. */
  answer?: { id: string; code: string } | undefined;
  /** Brings a new picture and empties the answer. */
  refresh: () => void;
}

interface Picture {
  id: string;
  /** Data URI. */
  image: string;
}

/** The captcha of the log-in; asks for its first picture when `refresh` is first called. */
export function useCaptcha(): Captcha {
  const [isWanted, setWanted] = useState(false);
  const [picture, setPicture] = useState<Picture>();
  const [text, setText] = useState('');

  const refresh = useCallback(() => {
    setWanted(true);
    setText('');
    setPicture(undefined);
    callByName('session.captcha').then(
      (reply) => setPicture(reply as Picture),
      // The call has said why; the picture's button asks again.
      () => undefined,
    );
  }, []);

  return { isWanted, image: picture?.image, text, setText, answer: picture && { id: picture.id, code: text.trim() }, refresh };
}
