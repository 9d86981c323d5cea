import { PlusOutlined } from '@ant-design/icons';
import { Alert, Button, Segmented } from 'antd';
import { useDeferredValue, useEffect, useMemo, useRef, useState, type MouseEvent } from 'react';
import { useItemDrag } from '#runtime/react/useItemDrag.ts';
import { QuestionsPreview } from '#runtime/screen/form/QuestionsPreview.tsx';
import { JsonEdit } from '../../json/edit.tsx';
import type { EditProps } from '../../screen/types.ts';
import * as work from '../design.ts';
import type { Design, Removed } from '../design.ts';
import { formProblems, mostQuestions } from '#runtime/core/operations/answerForm.ts';
import { QuestionRow } from './QuestionRow.tsx';
import { texts } from './texts.ts';
import './designer.css';

/** A form, made question by question with a picture of it beside; or as the JSON that both are. */
export function Designer(props: EditProps) {
  const { value } = props;
  const design = useMemo(() => work.designOf(value), [value]);
  const [isJson, setJson] = useState(false);
  const isDesigned = design !== undefined && !isJson;
  return (
    <div className="form-design" role="group" aria-labelledby={`${props.id}-label`}>
      <div className="form-design-tools">
        <Segmented
          aria-label={texts.views}
          value={isDesigned ? 'design' : 'json'}
          onChange={(view) => setJson(view === 'json')}
          options={[
            { value: 'design', label: texts.design, disabled: design === undefined },
            { value: 'json', label: texts.json },
          ]}
        />
      </div>
      {design === undefined && !isJson && <Alert type="warning" showIcon message={texts.notDesignable} />}
      {isDesigned ? <Questions {...props} design={design} /> : <JsonEdit {...props} />}
    </div>
  );
}

function Questions({ id, name: field, onChange, isReadOnly, problems = [], design }: EditProps & { design: Design }) {
  const names = Object.keys(design.properties);
  /** The highest number so far, also of questions that are gone with the whole form. */
  const last = useRef(0);
  last.current = work.lastNumber({ design, last: last.current });
  const [gone, setGone] = useState<readonly Removed[]>([]);
  /** Added and not left yet: what they lack is no mistake so far. */
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState('');
  const [isPreviewed, setPreviewed] = useState(false);
  const wrong = useMemo(() => {
    const own = Object.keys(design.properties).length > 0 ? formProblems(design) : [];
    return work.problemsByQuestion([...own, ...problems]);
  }, [design, problems]);
  const preview = useDeferredValue(useMemo(() => work.finishedPart(design), [design]));

  /** Where the keyboard is led once the questions are drawn anew. */
  const wanted = useRef<HTMLElement | string>();
  useEffect(() => {
    const to = wanted.current;
    wanted.current = undefined;
    (typeof to === 'string' ? document.getElementById(to) : to)?.focus();
  });
  const placeOf = (name: string): string => `${id}.properties.${name}`;
  const undoId = `${id}-undo`;

  const put = (next: Design): void => onChange(work.textOf(next));
  const grow = ({ design: next, name }: { design: Design; name: string }): void => {
    wanted.current = placeOf(name);
    setFresh((former) => new Set([...former, name]));
    put(next);
  };
  const move = (name: string, index: number): void => {
    if (index < 0 || index >= names.length || names[index] === name) return;
    wanted.current = document.activeElement instanceof HTMLElement ? document.activeElement : undefined;
    setSaid(texts.moved(titleOf(design, name), index + 1));
    put(work.moved({ design, name, index }));
  };
  const remove = (name: string): void => {
    const { design: next, removed } = work.removed({ design, name });
    wanted.current = undoId;
    setGone((former) => [...former, removed]);
    put(next);
  };
  const undo = (removed: Removed): void => {
    wanted.current = placeOf(removed.name);
    setGone((former) => former.filter((each) => each !== removed));
    put(work.restored({ design, removed }));
  };
  const leave = (name: string): void =>
    setFresh((former) => (former.has(name) ? new Set([...former].filter((each) => each !== name)) : former));

  const drag = useItemDrag({
    placeOf: ({ key, beside }) => ({ key, beside }),
    onDrop: ({ dragged, key, beside }) => {
      const others = names.filter((name) => name !== dragged);
      move(dragged, others.indexOf(key) + (beside === 'after' ? 1 : 0));
    },
  });
  const isFull = names.length >= mostQuestions;
  const latest = gone.at(-1);
  return (
    <div className="form-design-both">
      <div className="form-design-work">
        {names.length === 0 && <p className="screen-none">{texts.empty}</p>}
        <ol className="form-design-questions" {...(!isReadOnly && drag.handlers)}>
          {names.map((name, index) => (
            <QuestionRow
              key={name}
              id={placeOf(name)}
              path={`${field}.properties.${name}`}
              name={name}
              number={index + 1}
              question={design.properties[name] ?? {}}
              isRequired={work.isRequired({ design, name })}
              isLast={index === names.length - 1}
              isFull={isFull}
              isReadOnly={isReadOnly}
              dropped={drag.target?.key === name ? drag.target.beside : undefined}
              problems={fresh.has(name) ? [] : (wrong[name] ?? [])}
              onChange={(question) => put(work.changed({ design, name, question }))}
              onRequire={(is) => put(work.withRequired({ design, name, is }))}
              onMove={(step) => move(name, index + step)}
              onDuplicate={() => grow(work.duplicated({ design, last: last.current, name }))}
              onRemove={() => remove(name)}
              onLeave={() => leave(name)}
            />
          ))}
        </ol>
        {(wrong[''] ?? []).map((message) => (
          <p key={message} className="screen-error" role="alert">
            {message}
          </p>
        ))}
        {latest && (
          <p className="form-design-gone">
            <span role="status">{texts.removed(latest.question.title ?? '')}</span>
            <Button id={undoId} type="link" size="small" onMouseDown={keepFocus} onClick={() => undo(latest)}>
              {texts.undo}
            </Button>
          </p>
        )}
        <Button
          id={id}
          type="dashed"
          block
          icon={<PlusOutlined />}
          disabled={isReadOnly || isFull}
          onMouseDown={keepFocus}
          onClick={() => grow(work.added({ design, last: last.current, sort: 'text' }))}
        >
          {isFull ? texts.full(mostQuestions) : texts.add}
        </Button>
        <span className="form-design-said" role="status">
          {said}
        </span>
      </div>
      <section className={`form-design-preview${isPreviewed ? ' is-open' : ''}`} aria-label={texts.preview}>
        <Button
          className="form-design-fold"
          block
          aria-expanded={isPreviewed}
          onClick={() => setPreviewed(!isPreviewed)}
        >
          {texts.preview}
        </Button>
        <div className="form-design-picture">
          <p className="form-design-note">
            <strong>{texts.preview}</strong>
            <span>{texts.previewNote}</span>
          </p>
          {preview ? <QuestionsPreview form={preview} /> : <p className="screen-none">{texts.nothingToPreview}</p>}
        </div>
      </section>
    </div>
  );
}

function titleOf(design: Design, name: string): string {
  return design.properties[name]?.title ?? '';
}

/** A question that is left is checked, and what it then says would move the button from under the pointer. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
