import { useState } from 'react';
import { useHost } from './host.ts';

/** A word of the address, so that going back, loading anew and sending a link find again what was chosen; elsewhere the screen's own. '' is no choice. */
export function useWordInAddress({
  word,
  isInAddress,
}: {
  word: string;
  isInAddress: boolean;
}): [chosen: string, choose: (value: string) => void] {
  const { query, setQuery } = useHost();
  const [own, setOwn] = useState('');
  const choose = (value: string): void => {
    if (!isInAddress) return setOwn(value);
    const next = new URLSearchParams(query);
    if (value === '') next.delete(word);
    else next.set(word, value);
    setQuery(next);
  };
  return [isInAddress ? (query.get(word) ?? '') : own, choose];
}
