import { useCallback, useState } from 'react';
import { call } from '#runtime/core/call.ts';

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

/** The captcha of the log-in; its first picture is asked for with the first `refresh`. */
export function useCaptcha(): Captcha {
  const [isWanted, setWanted] = useState(false);
  const [picture, setPicture] = useState<{ id: string; image: string }>();
  const [text, setText] = useState('');
  const refresh = useCallback(() => {
    setWanted(true);
    setText('');
    setPicture(undefined);
    call('session.captcha').then(
      ({ id, image }) => setPicture({ id: id ?? '', image: image ?? '' }),
      // The call has said why; the picture's button asks again.
      () => undefined,
    );
  }, []);
  return { isWanted, image: picture?.image, text, setText, answer: picture && { id: picture.id, code: text.trim() }, refresh };
}
