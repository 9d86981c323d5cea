import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { brandOf } from '#runtime/core/brand/brand.ts';
import { BrandColour } from './BrandColour.tsx';

afterEach(cleanup);

const part = (value: string, record = {}) => (
  <BrandColour
    value={value}
    onChange={() => undefined}
    field={{ kind: 'color', title: '主题色', order: 1 }}
    record={record}
    setRecord={() => undefined}
    isReadOnly={false}
    errors={[]}
    widget={<input aria-label="主题色" />}
  />
);

const fillOf = (frame: string): string =>
  screen.getByRole('img', { name: frame }).style.getPropertyValue('--primary-fill');

it('shows both apps in the colours that follow, the learner’s light and dark', () => {
  render(part('#ffd400'));
  const { light, dark } = brandOf('#ffd400');
  expect(fillOf('学员端，浅色')).toBe(light.primaryFill);
  expect(fillOf('学员端，深色')).toBe(dark.primaryFill);
  expect(fillOf('管理端')).toBe(light.primaryFill);
});

it('shows name, logo and favicon as they are typed, and the product’s where there are none', () => {
  const { rerender } = render(part('', { orgName: '评价院', portalLogoUrl: '/api/file/1', faviconUrl: '/api/file/2' }));
  const frame = (): HTMLElement => screen.getByRole('img', { name: '学员端，浅色' });
  const pictures = (): string[] => [...frame().querySelectorAll('img')].map((img) => img.getAttribute('src') ?? '');
  expect(frame().textContent).toContain('评价院');
  expect(pictures()).toEqual([expect.stringContaining('/api/file/2'), expect.stringContaining('/api/file/1')]);
  rerender(part('', {}));
  expect(frame().textContent).toContain('机构名称');
  expect(pictures()).toEqual([expect.stringMatching(/^data:/), expect.stringMatching(/^data:/)]);
});

it('tells how well it is read, in words and figures; without a colour nothing', () => {
  const { rerender } = render(part(''));
  expect(screen.queryByRole('table')).toBeNull();
  rerender(part('#ffd400'));
  expect(screen.getByText(/^浅色：按钮用 #[0-9A-F]{6}，因为白字在您选的颜色上只有 1\.4 : 1，看不清。$/)).toBeTruthy();
  const row = within(screen.getByRole('table', { name: '看得清吗' })).getByRole('row', { name: /^按钮上的白字/ });
  expect(within(row).getAllByRole('cell')).toHaveLength(3);
});

it('keeps what is shown while a colour is being typed', () => {
  const { rerender } = render(part('#ffd400'));
  const former = fillOf('管理端');
  rerender(part('#ffd40'));
  expect(fillOf('管理端')).toBe(former);
  rerender(part('#00a870'));
  expect(fillOf('管理端')).not.toBe(former);
});

it('says at the box what is no colour, and keeps the former one in the previews', () => {
  const { rerender } = render(part('#ffd400'));
  rerender(part('red'));
  expect(screen.getByText(/^这不是颜色/)).toBeTruthy();
  expect(fillOf('管理端')).toBe(brandOf('#ffd400').light.primaryFill);
});
