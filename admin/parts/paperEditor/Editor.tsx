import { App, Empty } from 'antd';
import { useMemoizedFn } from 'ahooks';
import { useMemo, useState } from 'react';
import { useCodes } from '#runtime/react/useCodes.ts';
import { useFormer } from '#runtime/react/useFormer.ts';
import { useSteps } from '#runtime/react/useSteps.ts';
import type { FieldPartProps } from '#runtime/screen/parts.ts';
import { BankDrawer } from './BankDrawer.tsx';
import { DrawDialog, type Drawn } from './DrawDialog.tsx';
import { Groups, type GroupActs } from './Groups.tsx';
import { mostQuestions, mostSections } from './limits.ts';
import { Notices } from './Notices.tsx';
import * as work from './paper.ts';
import type { Paper, PaperRow } from './paper.ts';
import { PaperBar } from './PaperBar.tsx';
import { problemsOf } from './problems.ts';
import type { RowActs } from './QuestionRow.tsx';
import { RemoveGroup } from './RemoveGroup.tsx';
import { texts } from './texts.ts';
import { Ticked } from './Ticked.tsx';
import { bankCode, useFacts, type BankQuestion } from './useFacts.ts';
import { partInFocus, useFocusAfter } from './useFocusAfter.ts';
import { kindsIn, useWords } from './useWords.ts';

export interface EditorProps {
  /** The same one as long as it says the same. */
  paper: Paper;
  /** The questions as the form has them: problems name them by their places there. */
  stored: unknown;
  certId: string;
  errors: FieldPartProps['errors'];
  onChange(paper: Paper): void;
}

/** A paper that is put together: what stands on it, what is done to it, and the dialogs in which more is chosen. */
export function Editor({ paper, stored, certId, errors, onChange }: EditorProps) {
  const { modal, message } = App.useApp();
  const canRead = useCodes()(bankCode);
  const words = useWords();
  const { root, lead } = useFocusAfter();
  const rows = useMemo(() => work.rowsOf(paper), [paper]);
  const questionIds = useMemo(() => rows.map(({ questionId }) => questionId), [rows]);
  const numbers = useMemo(
    () => new Map(questionIds.map((questionId, index) => [questionId, index + 1])),
    [questionIds],
  );
  const numberOf = (questionId: string): number => numbers.get(questionId) ?? 0;
  const facts = useFacts(questionIds);
  const together = useMemo(() => work.normal(work.withMaterialsTogether(paper, facts.materialOf)), [paper, facts]);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set());
  const [choosing, setChoosing] = useState<number>();
  const [removing, setRemoving] = useState<number>();
  const [isDrawing, setDrawing] = useState(false);
  const [said, setSaid] = useState('');
  const { change, undo, redo, onKeyDown } = useSteps({
    value: paper,
    onChange: (next) => {
      // Groups move and go, by undo as well: what is kept of them by their places goes along.
      setFolded((former) => new Set([...former].flatMap((place) => work.placeIn({ paper, next, place }) ?? [])));
      setChoosing((former) =>
        former === undefined ? undefined : (work.placeIn({ paper, next, place: former }) ?? former),
      );
      onChange(next);
    },
  });

  const loose = paper.sections.length;
  const titleOf = (place: number): string => paper.sections[place]?.title ?? texts.none;
  const groups = useFormer(
    paper.lists.flatMap((list, place) =>
      place < loose || list.length > 0 || loose === 0 ? [{ place, title: titleOf(place) }] : [],
    ),
  );
  const into = groups.find(({ place }) => place === choosing) ?? groups.at(-1);
  const tickedRows = rows.filter(({ questionId }) => ticked.has(questionId));
  const tickedIds = tickedRows.map(({ questionId }) => questionId);
  const canChoose = certId !== '' && canRead && rows.length < mostQuestions;
  const isForeign = (questionId: string): boolean => {
    const fact = facts.of(questionId);
    return fact !== undefined && certId !== '' && fact.certId !== certId;
  };
  const foreign = questionIds.filter(isForeign);
  const warningOf = (questionId: string): string | undefined => {
    const fact = facts.of(questionId);
    if (!fact) return undefined;
    if (fact.state !== 'published') return texts.unpublished;
    if (fact.usage === 'practice') return texts.practice;
    return isForeign(questionId) ? texts.foreign : undefined;
  };

  const put = (next: Paper, of?: string): void => change(work.normal(next), of);
  /** Puts a paper, and leads the keyboard to a question of it. */
  const show = (next: Paper, questionId: string, part = 'stem'): void => {
    const spot = work.spotOf(next, questionId);
    if (!spot) return;
    put(next);
    lead(questionId, part);
    setFolded((former) => new Set([...former].filter((place) => place !== spot.place)));
    if (next === paper) return;
    const number = work.rowsOf(next).findIndex((row) => row.questionId === questionId) + 1;
    setSaid(texts.moved(titleOf(spot.place), number));
  };
  const takeAway = (taken: readonly string[]): void => {
    const { place, index } = work.spotOf(paper, taken[0] ?? '') ?? { place: 0, index: 0 };
    const next = work.without(paper, taken);
    const list = next.lists[place] ?? [];
    const neighbour = list[Math.min(index, list.length - 1)];
    if (neighbour) lead(neighbour.questionId, 'stem');
    // Without questions those of no group are not shown.
    else lead(String(Math.min(place, Math.max(loose - 1, 0))), 'choose');
    setSaid(texts.removed(taken.length));
    put(next);
  };

  const step = useMemoizedFn<RowActs['step']>((questionId, by) => {
    const next = work.stepped({ paper, questionId, step: by });
    if (next !== paper) show(next, questionId, partInFocus());
  });
  const moveTo = useMemoizedFn<RowActs['moveTo']>((moved, place) =>
    show(work.moved({ paper, questionIds: moved, place }), moved[0] ?? ''),
  );
  const remove = useMemoizedFn<RowActs['remove']>((removed) => {
    if (removed.length < 2) takeAway(removed);
    else
      modal.confirm({
        title: texts.confirmRemove(removed.length),
        okText: texts.removeTicked,
        okButtonProps: { danger: true },
        cancelText: texts.cancel,
        onOk: () => takeAway(removed),
      });
  });
  const setScore = useMemoizedFn<RowActs['setScore']>((questionId, score) =>
    put(work.scored({ paper, score, isMeant: (row) => row.questionId === questionId }), `score ${questionId}`),
  );
  const tick = useMemoizedFn<RowActs['tick']>((ids, isTicked) =>
    setTicked((former) => new Set(isTicked ? [...former, ...ids] : [...former].filter((id) => !ids.includes(id)))),
  );
  const rowActs = useMemo(
    (): RowActs => ({ step, moveTo, remove, setScore, tick }),
    [step, moveTo, remove, setScore, tick],
  );

  const setScores: GroupActs['setScores'] = (isMeant) => (score, kind) => {
    const isOf = (row: PaperRow, place: number): boolean =>
      isMeant(row, place) && (kind === undefined || row.type === kind);
    const count = paper.lists.flatMap((list, place) => list.filter((row) => isOf(row, place))).length;
    setSaid(texts.scored(count, score));
    put(work.scored({ paper, score, isMeant: isOf }));
  };
  const groupActs: GroupActs = {
    toggle: (place) =>
      setFolded(
        (former) => new Set(former.has(place) ? [...former].filter((each) => each !== place) : [...former, place]),
      ),
    move: (place, by) => {
      lead(String(place + by), by < 0 ? 'groupUp' : 'groupDown');
      put(work.movedSection({ paper, place, to: place + by }));
    },
    remove: (place) => {
      if ((paper.lists[place] ?? []).length > 0) setRemoving(place);
      else put(work.withoutSection({ paper, place, areRowsKept: true }));
    },
    choose: setChoosing,
    setScores,
  };
  const addGroup = (name: string): void => {
    lead(String(loose), 'title');
    put(work.withSection(paper, { title: work.newTitle(paper, name) }));
  };
  const add = (place: number, questions: readonly BankQuestion[]): void => {
    facts.learn(questions);
    const materials = new Map(questions.map(({ id, materialId }) => [id, materialId ?? undefined]));
    put(
      work.added({
        paper,
        place,
        rows: questions.map(({ id, titleText, type, difficulty, score }) => ({
          questionId: id,
          questionIdLabel: titleText,
          type,
          difficulty,
          score,
        })),
        materialOf: (questionId) => materials.get(questionId) ?? facts.materialOf(questionId),
      }),
    );
  };
  const addDrawn = ({ questions, missing }: Drawn): void => {
    setDrawing(false);
    put(
      work.addedByKind({
        paper,
        rows: questions.map(({ titleText, ...row }) => ({ ...row, questionIdLabel: titleText })),
        kinds: words.kinds,
      }),
    );
    setSaid(texts.drawn(questions.length));
    if (missing.length > 0)
      message.warning(texts.drawMissing(missing.map(({ type, count }) => texts.missingOf(words.kindOf(type), count))));
  };
  const removeGroup = (place: number, to: number | 'none' | 'off'): void => {
    const moved = (paper.lists[place] ?? []).map(({ questionId }) => questionId);
    const emptied = typeof to === 'number' ? work.moved({ paper, questionIds: moved, place: to }) : paper;
    put(work.withoutSection({ paper: emptied, place, areRowsKept: to !== 'off' }));
    setRemoving(undefined);
  };

  return (
    <div ref={root} className="paper-editor" onKeyDown={onKeyDown}>
      <PaperBar
        rows={rows}
        words={words}
        canChoose={canChoose}
        isFull={loose >= mostSections}
        onChoose={() => setChoosing(Math.max(loose - 1, 0))}
        onAddGroup={addGroup}
        onDraw={() => setDrawing(true)}
        onSetScore={setScores(() => true)}
        undo={undo}
        redo={redo}
      >
        {tickedIds.length > 0 && (
          <Ticked
            count={tickedIds.length}
            groups={groups}
            kinds={kindsIn(words, tickedRows)}
            onMove={(place) => moveTo(tickedIds, place)}
            onSetScore={setScores(({ questionId }) => ticked.has(questionId))}
            onRemove={() => remove(tickedIds)}
            onClear={() => setTicked(new Set())}
          />
        )}
      </PaperBar>
      <p className="screen-unseen" role="status">
        {said}
      </p>
      <Notices
        hasCert={certId !== ''}
        canRead={canRead}
        foreignCount={foreign.length}
        onRemoveForeign={() => remove(foreign)}
        areApart={work.rowsOf(together).some(({ questionId }, index) => questionId !== questionIds[index])}
        onTogether={() => put(together)}
        questionIds={questionIds}
        numberOf={numberOf}
        onGoTo={(questionId) => show(paper, questionId)}
      />
      {rows.length === 0 && loose === 0 ? (
        <Empty
          image={Empty.PRESENTED_IMAGE_SIMPLE}
          description={
            <>
              <strong>{texts.empty}</strong>
              <p>{texts.emptyHelp}</p>
            </>
          }
        />
      ) : (
        <Groups
          paper={paper}
          groups={groups}
          numberOf={numberOf}
          words={words}
          facts={facts}
          problems={problemsOf({ errors, stored })}
          warningOf={warningOf}
          ticked={ticked}
          folded={folded}
          canChoose={canChoose}
          acts={groupActs}
          rowActs={rowActs}
          put={put}
        />
      )}
      {choosing !== undefined && into && (
        <BankDrawer
          key={certId}
          certId={certId}
          words={words}
          groups={groups}
          place={into.place}
          onPlace={setChoosing}
          isOnPaper={(questionId) => numbers.has(questionId)}
          total={texts.total(rows.length, work.totalsOf(rows).score)}
          room={mostQuestions - rows.length}
          onAdd={(questions) => add(into.place, questions)}
          onClose={() => setChoosing(undefined)}
        />
      )}
      {isDrawing && (
        <DrawDialog
          certId={certId}
          words={words}
          questionIds={questionIds}
          room={mostQuestions - rows.length}
          onDrawn={addDrawn}
          onClose={() => setDrawing(false)}
        />
      )}
      {removing !== undefined && (
        <RemoveGroup
          title={titleOf(removing)}
          count={paper.lists[removing]?.length ?? 0}
          others={groups.filter(({ place }) => place !== removing && place !== loose)}
          onCancel={() => setRemoving(undefined)}
          onRemove={(to) => removeGroup(removing, to)}
        />
      )}
    </div>
  );
}
