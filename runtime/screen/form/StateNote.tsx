import { Alert } from 'antd';
import type { FormScreen } from '#generators/formats.ts';
import { asText, type ScreenRecord } from '../records.ts';

/** What the form says of a record in this state, such as what can be changed in it. */
export function StateNote({ screen: { notes }, record }: { screen: FormScreen; record: ScreenRecord | undefined }) {
  const text = notes && record && notes.texts[asText(record[notes.field])];
  return text ? <Alert type="info" showIcon message={text} className="screen-gap-bottom" /> : null;
}
