import { Button, Segmented } from 'antd';
import { useEffect, useRef } from 'react';
import { labelOf } from '#runtime/core/dictionaries.ts';
import { useDictionary } from '#runtime/react/useDictionary.ts';
import type { Column } from '#runtime/screen/table/column.ts';
import { Table } from '#runtime/screen/table/Table.tsx';
import {
  inOrder,
  isJudged,
  keyOf,
  percent,
  ratio,
  sorted,
  type Analysis,
  type Key,
  type Question,
  type View,
} from './analysis.ts';
import { Flags } from './Flags.tsx';
import { texts } from './texts.ts';

interface QuestionTableProps {
  analysis: Analysis;
  view: View;
  onView(view: View): void;
  /** The one that was looked at last, where the focus goes on the way back. */
  lastOpened: string | undefined;
  onOpen(key: string): void;
}

/** The questions of a session with their figures, what is conspicuous first. */
export function QuestionTable({
  analysis: { questions, isSamePaper },
  view: { isAll, by },
  onView,
  lastOpened,
  onOpen,
}: QuestionTableProps) {
  const { values: kinds } = useDictionary('questionType');
  const flagged = questions.filter(({ flags }) => flags.length > 0);
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    if (lastOpened === undefined) return;
    frame.current?.querySelector<HTMLElement>(`[data-question="${CSS.escape(lastOpened)}"]`)?.focus();
  }, [lastOpened]);
  const shown = isAll ? questions : flagged;
  const rows = by ? sorted({ questions: shown, by }) : inOrder(shown);
  const figure = (key: Key, title: string, width: number, cell: (question: Question) => string): Column<Question> => ({
    key,
    title,
    width,
    align: 'right',
    order: by?.key === key ? by.order : 'none',
    cell,
  });
  const columns: Column<Question>[] = [
    ...(questions.some(({ place }) => place !== null)
      ? [figure('place', texts.place, 80, ({ place }) => (place === null ? texts.nothing : String(place)))]
      : []),
    {
      key: 'title',
      title: texts.question,
      width: 290,
      cell: (question) => (
        <Button
          type="link"
          className="item-analysis-open"
          data-question={keyOf(question)}
          onClick={() => onOpen(keyOf(question))}
        >
          {question.title ?? texts.noTitle}
        </Button>
      ),
    },
    // Beside the question, so that it is in sight where not all columns are.
    { key: 'flags', title: texts.flags, width: 270, cell: (question) => <Flags question={question} /> },
    {
      key: 'type',
      title: texts.type,
      width: 90,
      cell: ({ type }) => labelOf({ values: kinds, code: type }),
    },
    figure('count', texts.count, 80, ({ count }) => String(count)),
    figure('facility', texts.facility, 90, ({ facility }) => percent(facility)),
    figure('discrimination', texts.discrimination, 90, ({ discrimination }) => ratio(discrimination)),
    figure('seconds', texts.seconds, 100, ({ seconds }) =>
      seconds === null ? texts.nothing : texts.duration(seconds),
    ),
  ];
  return (
    <section ref={frame} className="item-analysis-questions">
      <header>
        <h2>{texts.questions}</h2>
        <Segmented
          aria-label={texts.show}
          value={isAll ? 'all' : 'flagged'}
          onChange={(value) => onView({ isAll: value === 'all', by })}
          options={[
            { value: 'flagged', label: texts.showFlagged(flagged.length) },
            { value: 'all', label: texts.showAll(questions.length) },
          ]}
        />
      </header>
      <p className="screen-help">
        {texts.questionsHelp}
        {!isSamePaper && texts.differing}
      </p>
      <Table
        label={texts.questions}
        columns={columns}
        rows={rows}
        keyOf={keyOf}
        empty={<p className="screen-none">{questions.some(isJudged) ? texts.noFlagged : texts.noneJudged}</p>}
        onSort={({ key, order }) => onView({ isAll, by: order === 'none' ? undefined : { key: key as Key, order } })}
      />
    </section>
  );
}
