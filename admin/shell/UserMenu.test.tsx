import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { sessionStore, signedOut } from '#runtime/core/sessionStore.ts';
import { themeOf } from '#runtime/core/theme.ts';
import type { User } from '#runtime/core/user.ts';
import { administrator } from '#tests/users.ts';
import { UserMenu } from './UserMenu.tsx';

afterEach(() => sessionStore.set(signedOut));

async function open(user: Partial<User>): Promise<void> {
  sessionStore.set({ ...signedOut, status: 'signedIn', user: { ...administrator, ...user } });
  render(
    <MemoryRouter>
      <UserMenu theme={themeOf('default')} />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: /王老师/ }));
  expect(await screen.findByText('账号设置')).toBeTruthy();
}

it('T29: leads to the other systems of the organisation, each in a page of its own that knows nothing of this one', async () => {
  await open({
    siblings: [
      { code: 'a7', address: 'https://exam.example/' },
      { code: 'p3', address: 'https://teach.example/home?from=cert' },
    ],
  });
  await userEvent.hover(screen.getByText('其他系统'));
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['测评中心', 'https://exam.example/'],
    ['教学中心', 'https://teach.example/home?from=cert'],
  ]);
  for (const link of links) {
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  }
});

it.each([[[]], [undefined]])('T29: says nothing of other systems where there are none: %j', async (siblings) => {
  await open(siblings ? { siblings } : {});
  expect(screen.queryByText('其他系统')).toBeNull();
});
