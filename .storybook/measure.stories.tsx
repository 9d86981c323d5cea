import type { ReactElement } from 'react';
import { FormView } from '#runtime/screen/form/FormView.tsx';
import { ListView } from '#runtime/screen/list/ListView.tsx';
import { ScreenProvider } from '#runtime/screen/provider.tsx';
import type { ScreenRecord } from '#runtime/screen/records.ts';
import { longForm, manyCerts, wideList } from '#runtime/screen/stories/fixtures.ts';
import type { StoryParameters } from '#runtime/screen/story.tsx';
import { Measure } from './Measure.tsx';

/** Stories for `npm run bench`, which presses their button and reads what it writes. */
export default { title: 'measure' };

interface MeasureStory {
  render: () => ReactElement;
  parameters: { screen: StoryParameters };
}

const list = wideList({ name: 'measure.list', columns: 20 });
const rows = manyCerts(100).map((row): ScreenRecord => ({ ...Object.fromEntries(Object.keys(list.columns).map((name, place) => [name, `第 ${place + 1} 列`])), ...row }));
const form = longForm({ name: 'measure.form', count: 200 });

/** 100 rows of 20 columns, beside a tick and actions for each; the reply of the server is ready. */
export const List: MeasureStory = {
  render: () => (
    <Measure isThere={isFullOfRows}>
      <ScreenProvider initialQuery={`size=${rows.length}`}>
        <ListView screen={list} params={{}} />
      </ScreenProvider>
    </Measure>
  ),
  parameters: { screen: { answers: { 'cert.list': () => ({ rows, total: rows.length }) } } },
};

/** A new record of 200 fields. */
export const Form: MeasureStory = {
  render: () => (
    <Measure isThere={hasAllFields}>
      <ScreenProvider>
        <FormView screen={form} params={{}} />
      </ScreenProvider>
    </Measure>
  ),
  parameters: { screen: {} },
};

/** Rows reach the lower end of the table's window, and each has all its cells. */
function isFullOfRows(stage: HTMLElement): boolean {
  const frame = stage.querySelector('.ant-table-tbody-virtual-holder');
  const drawn = [...stage.querySelectorAll('.ant-table-row')];
  const last = drawn.at(-1);
  if (!frame || !last) return false;
  return last.getBoundingClientRect().bottom >= frame.getBoundingClientRect().bottom && drawn.every(({ children }) => children.length > Object.keys(list.columns).length);
}

/** Every field has its widget. */
function hasAllFields(stage: HTMLElement): boolean {
  return stage.querySelectorAll('.screen-field').length === Object.keys(form.fields).length && stage.querySelector('.screen-field > .screen-fixed[aria-hidden]') === null;
}
