import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { ScreenField } from '#generators/formats.ts';
import { drawField } from '../screen/drawField.ts';
import { RefListEdit } from './edit.tsx';

const field: ScreenField = {
  kind: 'refList',
  title: '课程',
  order: 1,
  ref: { entity: 'course', options: 'course.options' },
};
const record = { courseIds: ['1', '2'], courseIdsLabels: ['语文', null] };

it('shows the labels that came with the record as tags, and an id where there is none', () => {
  const { container } = render(
    <>{drawField({ name: 'courseIds', field, value: record.courseIds, record, lookups: {}, isCell: true })}</>,
  );
  expect([...container.querySelectorAll('.screen-tag')].map(({ textContent }) => textContent)).toEqual(['语文', '2']);
});

describe('records of one label', () => {
  const marked: ScreenField = {
    ...field,
    ref: { entity: 'course', options: 'course.options', marks: [{ title: '编码' }] },
  };
  const twins = { courseIds: ['1', '2'], courseIdsLabels: ['语文', '语文'], courseIdsMarks: [['A-1'], ['A-2']] };

  it('are told apart where they are read', () => {
    const { container } = render(
      <>{drawField({ name: 'courseIds', field: marked, value: twins.courseIds, record: twins, lookups: {} })}</>,
    );
    expect([...container.querySelectorAll('.screen-tag')].map(({ textContent }) => textContent)).toEqual([
      '语文A-1',
      '语文A-2',
    ]);
  });

  it('are told apart where they are edited', () => {
    render(
      <RefListEdit
        id="courses"
        name="courseIds"
        field={marked}
        value={twins.courseIds}
        record={twins}
        lookups={{}}
        isReadOnly={false}
        isInvalid={false}
        onChange={() => undefined}
      />,
    );
    expect(screen.getByText('A-1')).toBeTruthy();
    expect(screen.getByText('A-2')).toBeTruthy();
  });
});

it('shows that there is none', () => {
  const { container } = render(
    <>{drawField({ name: 'courseIds', field, value: null, record: {}, lookups: {}, isCell: true })}</>,
  );
  expect(container.querySelector('.screen-none')).not.toBeNull();
});

it('edits them one by one, by their labels', async () => {
  const onChange = vi.fn();
  render(
    <RefListEdit
      id="courses"
      name="courseIds"
      field={field}
      value={['1', '2']}
      record={{ courseIds: ['1', '2'], courseIdsLabels: ['语文', '数学'] }}
      lookups={{}}
      isReadOnly={false}
      isInvalid={false}
      onChange={onChange}
    />,
  );
  expect(screen.getByText('语文')).toBeTruthy();
  const [first] = screen.getAllByLabelText('close', { exact: false });
  if (!first) throw new Error('nothing to take away');
  await userEvent.click(first);
  expect(onChange).toHaveBeenCalledWith(['2']);
});
