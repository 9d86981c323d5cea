import { useRef, useState, type ReactElement, type ReactNode } from 'react';
import { FormView } from '#runtime/screen/form/FormView.tsx';
import { ListView } from '#runtime/screen/list/ListView.tsx';
import { ScreenProvider } from '#runtime/screen/provider.tsx';
import type { ScreenRecord } from '#runtime/screen/records.ts';
import { longForm, manyCerts, wideList } from '#runtime/screen/stories/fixtures.ts';
import type { StoryParameters } from '#runtime/screen/story.tsx';

export default { title: 'measure' };

interface MeasuredStory {
  render: () => ReactElement;
  parameters: { screen: StoryParameters };
}

const listScreen = wideList({ name: 'measure.list', columns: 20 });
const rows = manyCerts(100).map((row): ScreenRecord => ({ ...Object.fromEntries(Object.keys(listScreen.columns).map((name, place) => [name, `第 ${place + 1} 列`])), ...row }));
const formScreen = longForm({ name: 'measure.form', count: 200 });

/** A page of 100 rows of 20 columns, beside the ticks and what can be done with a row. */
export const List: MeasuredStory = {
  render: () => (
    <Measure
      screen={
        <ScreenProvider initialQuery="size=100">
          <ListView screen={listScreen} params={{}} />
        </ScreenProvider>
      }
      // The last row that fits into the window is as much there as the first.
      isThere={(root) => isFilled(root.querySelector('.ant-table-tbody-virtual-holder, .ant-table-body')) && root.querySelectorAll('.ant-table-row .ant-table-cell').length >= Object.keys(listScreen.columns).length}
    />
  ),
  parameters: { screen: { answers: { 'cert.list': () => ({ rows, total: rows.length }) } } },
};

/** A new record of 200 fields. */
export const Form: MeasuredStory = {
  render: () => (
    <Measure
      screen={
        <ScreenProvider>
          <FormView screen={formScreen} params={{}} />
        </ScreenProvider>
      }
      isThere={(root) => root.querySelectorAll('.screen-field').length === Object.keys(formScreen.fields).length}
    />
  ),
  parameters: { screen: {} },
};
