import { waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import './formulas.ts';
import type * as module from './useFormulas.ts';

// As it is before anybody has asked for formulas: files of a worker share what is loaded.
const fresh = './useFormulas.ts?fresh';
const { loadFormulas, useFormulas } = (await import(/* @vite-ignore */ fresh)) as typeof module;

it('draws a text with what came between its drawing and its effects', async () => {
  const shown: string[] = [];
  const Text = () => {
    const text = useFormulas(true) ? 'drawn' : 'source';
    shown.push(text);
    useLayoutEffect(() => {
      void loadFormulas();
      // Longer than React works in one go: effects wait for its next turn.
      for (const end = performance.now() + 20; performance.now() < end; );
    }, []);
    return <p>{text}</p>;
  };
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(<Text />);
  await waitFor(() => expect(place.textContent).toBe('drawn'));
  expect(shown[0]).toBe('source');
});
