import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { addOperations } from '#runtime/core/operations/table.ts';
import { sessionStore, signedOut } from '#runtime/core/sessionStore.ts';
import { allMenus, modules } from './menus.ts';
import { RecordLink } from './RecordLink.tsx';

const code = allMenus(modules).find(({ screen: name }) => name === 'cert.list')?.code ?? '';

it('is the way to the record by its name as it is, and tells of going there, not of opening it beside', () => {
  sessionStore.set({ ...signedOut, status: 'signedIn', codes: new Set([code]) });
  addOperations({
    area: 'cert',
    rows: { 'cert.get': { entity: 'cert', method: 'get', path: '/cert', verb: 'get', codes: code } } as never,
  });
  const onGo = vi.fn();
  render(
    <MemoryRouter>
      <RecordLink entity="cert" id="c1" label="R&amp;amp;D a<5 & b>3" onGo={onGo} />
    </MemoryRouter>,
  );
  const link = screen.getByRole('link', { name: 'R&amp;D a<5 & b>3' });
  for (const beside of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }]) {
    const click = createEvent.click(link, beside);
    click.preventDefault();
    fireEvent(link, click);
  }
  expect(onGo).not.toHaveBeenCalled();
  fireEvent.click(link);
  expect(onGo).toHaveBeenCalledOnce();
});
