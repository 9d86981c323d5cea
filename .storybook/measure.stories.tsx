import type { ReactElement } from 'react';
import { FormContent } from '#runtime/screen/form/FormContent.tsx';
import { ListContent } from '#runtime/screen/list/ListContent.tsx';
import { ScreenProvider } from '#runtime/screen/ScreenProvider.tsx';
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
const rows = manyCerts(100).map(
  (row): ScreenRecord => ({
    ...Object.fromEntries(Object.keys(list.columns).map((name, place) => [name, `第 ${place + 1} 列`])),
    ...row,
  }),
);
const form = longForm({ name: 'measure.form', count: 200 });

/** 100 rows of 20 columns, beside a tick and actions for each; the reply of the server is ready. */
export const List: MeasureStory = {
  render: () => (
    <Measure isThere={isFullOfRows}>
      <ScreenProvider initialQuery={`size=${rows.length}`}>
        <ListContent screen={list} params={{}} />
      </ScreenProvider>
    </Measure>
  ),
  parameters: { screen: { answers: { 'cert.list': () => ({ rows, total: rows.length }) } } },
};

/** A new record of 200 fields, until all that the window shows is there. */
export const Form: MeasureStory = { render: () => formUntil(hasFieldsInSight), parameters: { screen: {} } };

/** The same, until every field has its widget, those far below the window too. */
export const WholeForm: MeasureStory = { render: () => formUntil(hasAllFields), parameters: { screen: {} } };

function formUntil(isThere: (stage: HTMLElement) => boolean): ReactElement {
  return (
    <Measure isThere={isThere}>
      <ScreenProvider>
        <FormContent screen={form} params={{}} />
      </ScreenProvider>
    </Measure>
  );
}

/** Rows reach the lower end of the table's window, and each has all its cells. */
function isFullOfRows(stage: HTMLElement): boolean {
  const frame = stage.querySelector('.screen-table');
  const drawn = [...stage.querySelectorAll('.screen-table tr[aria-rowindex]')];
  const last = drawn.at(-1);
  if (!frame || !last) return false;
  return (
    last.getBoundingClientRect().bottom >= frame.getBoundingClientRect().bottom &&
    drawn.every(({ children }) => children.length > Object.keys(list.columns).length)
  );
}

/** All fields are there, and those in the window have their widgets. */
function hasFieldsInSight(stage: HTMLElement): boolean {
  return hasFrames(stage) && waiting(stage).every((place) => place.getBoundingClientRect().top > window.innerHeight);
}

/** Every field has its widget. */
function hasAllFields(stage: HTMLElement): boolean {
  return hasFrames(stage) && waiting(stage).length === 0;
}

function hasFrames(stage: HTMLElement): boolean {
  return stage.querySelectorAll('.screen-field').length === Object.keys(form.fields).length;
}

/** Where widgets are still to come. */
function waiting(stage: HTMLElement): Element[] {
  return [...stage.querySelectorAll('.screen-field > .screen-fixed[aria-hidden]')];
}
