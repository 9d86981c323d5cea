import { observer } from '@formily/react';
import { Alert } from 'antd';
import { useEffect, useRef } from 'react';
import { texts } from '../texts.ts';
import { useFormSurroundings } from './context.ts';
import { goToField } from './goToField.ts';
import { ofWhole } from './model.ts';
import type { Fields } from './values.ts';

/** Everything that is wrong after a try to save; each line goes to its field. */
export const Summary = observer(({ fields, round }: { fields: Fields; round: number }) => {
  const { formId, model, arrival, reveal } = useFormSurroundings();
  const root = useRef<HTMLDivElement>(null);
  const { isAttempted } = model.state;
  const problems = Object.entries(isAttempted ? model.problems() : model.state.refused);
  const count = problems.length;
  useEffect(() => {
    if (round > 0 && root.current) {
      arrival.finish();
      root.current.scrollIntoView({ block: 'nearest' });
      root.current.focus();
    }
  }, [arrival, round]);
  if (count === 0) return null;
  return (
    <div ref={root} tabIndex={-1} className="screen-summary">
      <Alert
        type="error"
        showIcon
        message={texts.errorsFound(count)}
        description={
          <ul>
            {problems.map(([path, messages]) => (
              <li key={path}>
                {path !== ofWhole && (
                  <>
                    <button
                      type="button"
                      className="screen-link"
                      onClick={() => {
                        reveal(path);
                        goToField({ formId, path });
                      }}
                      title={texts.jump}
                    >
                      {titleOfPlace({ fields, path })}
                    </button>
                    ：
                  </>
                )}
                {messages.map((message) => withoutTitle({ message, title: titleOfPlace({ fields, path }) })).join('；')}
              </li>
            ))}
          </ul>
        }
      />
    </div>
  );
});

/** 选项 2 · 内容: titles along the path. */
function titleOfPlace({ fields, path }: { fields: Fields; path: string }): string {
  const [name = '', index, inner] = path.split('.');
  const field = fields[name];
  if (!field) return texts.otherErrors;
  // Of what is no list the place within says nothing: its message names it.
  if (index === undefined || Number.isNaN(Number(index))) return field.title;
  const item = texts.item(field.title, Number(index) + 1);
  const innerTitle = inner === undefined ? undefined : field.items?.[inner]?.title;
  return innerTitle ? `${item} · ${innerTitle}` : item;
}

/** What is said of a field beside its title: messages begin with it where they stand alone. */
export function withoutTitle({ message, title }: { message: string; title: string }): string {
  const last = title.split(' · ').at(-1) ?? '';
  return last !== '' && message.startsWith(`${last} `) ? message.slice(last.length + 1) : message;
}
