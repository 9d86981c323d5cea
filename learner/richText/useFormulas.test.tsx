import { renderHook, waitFor } from '@testing-library/react';
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

it('tells once texts are drawn as they stay; at once where none needs anything', async () => {
  const { useFormulasReady: ready } = (await import(/* @vite-ignore */ `${fresh}2`)) as typeof module;
  const needed = renderHook(() => ready(true));
  expect(needed.result.current).toBe(false);
  expect(renderHook(() => ready(false)).result.current).toBe(true);
  await waitFor(() => expect(needed.result.current).toBe(true));
});
