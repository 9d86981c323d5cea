import { useRef, useState } from 'react';
import { useHost } from './host.ts';

/** A word of the address, so that going back, loading anew and sending a link find again what was chosen; elsewhere the screen's own. '' is no choice. */
export function useWordInAddress({
  word,
  isInAddress,
  isStep = false,
}: {
  word: string;
  isInAddress: boolean;
  /** Going back takes the choice back, and to take it back here goes back. */
  isStep?: boolean;
}): [chosen: string, choose: (value: string) => void] {
  const { query, setQuery, back } = useHost();
  const [own, setOwn] = useState('');
  const hasStepped = useRef(false);
  const choose = (value: string): void => {
    if (!isInAddress) return setOwn(value);
    if (isStep && value === '' && hasStepped.current) return back();
    hasStepped.current = isStep;
    const next = new URLSearchParams(query);
    if (value === '') next.delete(word);
    else next.set(word, value);
    setQuery(next, isStep && value !== '');
  };
  return [isInAddress ? (query.get(word) ?? '') : own, choose];
}
