import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { ScreenField } from '#generators/formats.ts';
import { PercentEdit } from '../percent/edit.tsx';
import { EditPage } from '../testing.tsx';
import { MoneyEdit } from './edit.tsx';

const money: ScreenField = { kind: 'money', title: '费用', order: 0, props: { currency: 'CNY' } };
const percent: ScreenField = { kind: 'percent', title: '占比', order: 0 };

afterEach(cleanup);

it.each([
  ['￥1,234.50', 1234.5, '1,234.50'],
  ['0.07', 0.07, '0.07'],
  ['12元', 12, '12.00'],
  ['0.105', 0.105, '0.105'],
  ['US$5', 'US$5', 'US$5'],
])('an amount typed as %s is %j and stands as %s', (typed, value, stands) => {
  const { container } = render(<EditPage Edit={MoneyEdit} field={money} />);
  const box = screen.getByRole('spinbutton');
  fireEvent.input(box, { target: { value: typed } });
  fireEvent.change(box, { target: { value: typed } });
  fireEvent.blur(box);
  expect(JSON.parse(container.querySelector('output')?.textContent ?? '')).toBe(value);
  expect(box).toHaveProperty('value', stands);
});

it('a percentage is taken with its sign', () => {
  const { container } = render(<EditPage Edit={PercentEdit} field={percent} />);
  const box = screen.getByRole('spinbutton');
  fireEvent.change(box, { target: { value: '85.5％' } });
  fireEvent.blur(box);
  expect(container.querySelector('output')?.textContent).toBe('85.5');
  expect(box).toHaveProperty('value', '85.5');
});
