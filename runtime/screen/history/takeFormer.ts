import type { App } from 'antd';
import type { FormScreen } from '#generators/formats.ts';
import type { FormModel } from '../form/model.ts';
import { valuesOf } from '../form/values.ts';
import { formerValues, type FormerVersion } from './former.ts';
import { texts } from './texts.ts';

/**
 * Fills a form with what a former version of its record had. Nothing is stored before it is saved as any change is, with its
 * checks; what was typed is not replaced unasked.
 */
export function takeFormer({
  former: { version, newer },
  screen: { fields },
  model,
  message,
  modal,
}: {
  former: FormerVersion;
  screen: Pick<FormScreen, 'fields'>;
  model: FormModel;
} & Pick<ReturnType<typeof App.useApp>, 'message' | 'modal'>): void {
  const { values, left } = formerValues({ newer, fields });
  const names = Object.keys(values);
  const say = (text: string): void =>
    void message.info([text, ...(left.length > 0 ? [texts.formerLeft(left.join('、'))] : [])].join('。'));
  const fill = (): void => {
    const filled = Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));
    model.restore({ values: valuesOf({ fields: filled, record: values }) });
    say(texts.formerTaken(version));
  };
  if (names.length === 0) say(texts.formerSame(version));
  else if (model.state.isDirty)
    modal.confirm({ title: texts.takeReplaces(version), content: texts.takeReplacesHelp, onOk: fill });
  else fill();
}
