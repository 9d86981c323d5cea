import { cleanup, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { handOver } from './handOver.ts';

it('is there for one showing, under its own id', () => {
  const place = handOver<string>();
  const Page = ({ id }: { id: string }) => <output>{place.useTaken(id) ?? 'none'}</output>;
  const shown = (id: string): string | null => {
    cleanup();
    const { rerender } = render(<Page id={id} />);
    rerender(<Page id={id} />);
    return screen.getByRole('status').textContent;
  };
  place.give('a', 'value');
  expect(shown('a')).toBe('value');
  expect(shown('a')).toBe('none');
  place.give('a', 'value');
  expect(shown('b')).toBe('none');
});
