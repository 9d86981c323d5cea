import { Button } from 'antd';
import { useItemDrag } from '#runtime/react/useItemDrag.ts';
import { GroupCard } from './GroupCard.tsx';
import { mostSections } from './limits.ts';
import { materialAt } from './materialAt.ts';
import * as work from './paper.ts';
import type { Group, Paper, PaperRow } from './paper.ts';
import type { Problems } from './problems.ts';
import { QuestionRow, type RowActs } from './QuestionRow.tsx';
import { ScoreSetter } from './ScoreSetter.tsx';
import { texts } from './texts.ts';
import type { Facts } from './useFacts.ts';
import { kindsIn, type Words } from './useWords.ts';

/** What is done to the groups of a paper, each told by its place. */
export interface GroupActs {
  toggle(place: number): void;
  move(place: number, step: -1 | 1): void;
  remove(place: number): void;
  choose(place: number): void;
  setScores(isMeant: (row: PaperRow, place: number) => boolean): (score: number, kind: string | undefined) => void;
}

export interface GroupsProps {
  paper: Paper;
  /** Those that are shown. */
  groups: readonly Group[];
  numberOf(questionId: string): number;
  words: Words;
  facts: Facts;
  problems: Problems;
  warningOf(questionId: string): string | undefined;
  ticked: ReadonlySet<string>;
  folded: ReadonlySet<number>;
  canChoose: boolean;
  acts: GroupActs;
  rowActs: RowActs;
  /** `of` names what is typed bit by bit. */
  put(next: Paper, of?: string): void;
}

/** The field that the part stands in; problems are found by it. */
const field = 'questions';
const groupKey = 'group:';

/** The groups of a paper with their questions, which are dragged from one to the other. */
export function Groups({
  paper,
  groups,
  numberOf,
  words,
  facts,
  problems,
  warningOf,
  ticked,
  folded,
  canChoose,
  acts,
  rowActs,
  put,
}: GroupsProps) {
  const loose = paper.sections.length;
  const hasSections = loose > 0;
  const drag = useItemDrag({
    placeOf: ({ key, beside }) => ({ key, beside }),
    onDrop: ({ dragged, key, beside }) =>
      put(
        key.startsWith(groupKey)
          ? work.moved({ paper, questionIds: [dragged], place: Number(key.slice(groupKey.length)) })
          : work.movedBeside({ paper, questionId: dragged, key, beside }),
      ),
  });
  return (
    <div className="paper-groups" {...drag.handlers}>
      {groups.map(({ place, title }) => {
        const list = paper.lists[place] ?? [];
        const ids = list.map(({ questionId }) => questionId);
        const kinds = kindsIn(words, list);
        return (
          <GroupCard
            key={place}
            place={place}
            section={paper.sections[place]}
            rows={list}
            isOpen={!folded.has(place)}
            isLast={place === loose - 1}
            isTicked={ids.length > 0 && ids.every((id) => ticked.has(id))}
            canChoose={canChoose}
            isTaken={(wanted) => paper.sections.some((each, at) => at !== place && each.title.trim() === wanted)}
            onToggle={() => acts.toggle(place)}
            onTick={(isTicked) => rowActs.tick(ids, isTicked)}
            onChange={(section) =>
              put(work.changedSection({ paper, place, section }), `${Object.keys(section).join()} ${place}`)
            }
            onMove={(step) => acts.move(place, step)}
            onRemove={() => acts.remove(place)}
            onChoose={() => acts.choose(place)}
            scoreSetter={
              <ScoreSetter
                isSmall
                name={texts.setScoreOf(title)}
                kinds={kinds}
                onSet={acts.setScores((_, at) => at === place)}
              />
            }
            note={
              place === loose && (
                <p className={hasSections ? 'paper-warning' : 'paper-told'}>
                  {hasSections && texts.noneHelp}
                  <Button
                    size="small"
                    onClick={() => put(work.groupedByKind({ paper, kinds: words.kinds }))}
                    disabled={loose + kinds.length > mostSections}
                  >
                    {texts.groupByKind}
                  </Button>
                </p>
              )
            }
          >
            <ol className="paper-questions">
              {list.length === 0 && (
                <li className="paper-empty" data-key={`${groupKey}${place}`}>
                  {texts.emptyGroup}
                </li>
              )}
              {list.map(({ questionId, questionIdLabel, type, difficulty, score }, index) => (
                <QuestionRow
                  key={questionId}
                  questionId={questionId}
                  number={numberOf(questionId)}
                  path={`${field}.${problems.placeOf(questionId)}`}
                  stem={questionIdLabel ?? ''}
                  kind={words.kindOf(type)}
                  difficulty={words.difficultyOf(difficulty)}
                  score={score ?? null}
                  material={materialAt({ list, index, facts })}
                  warning={warningOf(questionId)}
                  error={problems.of(questionId)}
                  dropped={drag.target?.key === questionId ? drag.target.beside : undefined}
                  isTicked={ticked.has(questionId)}
                  isFirst={index === 0 && place === 0}
                  isLast={index === list.length - 1 && place >= loose - 1}
                  place={place}
                  groups={groups}
                  acts={rowActs}
                />
              ))}
            </ol>
          </GroupCard>
        );
      })}
    </div>
  );
}
