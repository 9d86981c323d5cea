import { PlusOutlined, RedoOutlined, UndoOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import type { ReactNode } from 'react';
import { mostSections } from './limits.ts';
import type { PaperRow } from './paper.ts';
import { ScoreSetter, type ScoreSetterProps } from './ScoreSetter.tsx';
import { texts } from './texts.ts';
import { Totals } from './Totals.tsx';
import { kindsIn, type Words } from './useWords.ts';

export interface PaperBarProps {
  rows: readonly PaperRow[];
  words: Words;
  canChoose: boolean;
  /** There are as many groups as a paper takes. */
  isFull: boolean;
  onChoose(): void;
  onAddGroup(name: string): void;
  onDraw(): void;
  onSetScore: ScoreSetterProps['onSet'];
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
  /** What can be done to the questions that are ticked. */
  children: ReactNode;
}

/** What a paper comes to, and what can be done to all of it. */
export function PaperBar({
  rows,
  words,
  canChoose,
  isFull,
  onChoose,
  onAddGroup,
  onDraw,
  onSetScore,
  undo,
  redo,
  children,
}: PaperBarProps) {
  return (
    <div className="paper-bar">
      <Totals rows={rows} words={words} />
      <span className="paper-bar-tools">
        <Button type="primary" data-focus="choose" disabled={!canChoose} onClick={onChoose}>
          {texts.choose}
        </Button>
        <Dropdown
          trigger={['click']}
          disabled={isFull}
          menu={{
            items: [...words.kinds, { code: '', label: texts.otherGroup }].map(({ code, label }) => ({
              key: code,
              label,
            })),
            onClick: ({ key }) => onAddGroup(words.kindOf(key) || texts.newGroup),
          }}
        >
          <Button icon={<PlusOutlined />} title={isFull ? texts.fullGroups(mostSections) : undefined}>
            {texts.addGroup}
          </Button>
        </Dropdown>
        <Button disabled={!canChoose} onClick={onDraw}>
          {texts.draw}
        </Button>
        <ScoreSetter name={texts.setScoreOf(texts.title)} kinds={kindsIn(words, rows)} onSet={onSetScore} />
        <Button
          icon={<UndoOutlined />}
          disabled={!undo}
          aria-label={texts.undo}
          title={`${texts.undo}（Ctrl Z）`}
          onClick={undo}
        />
        <Button
          icon={<RedoOutlined />}
          disabled={!redo}
          aria-label={texts.redo}
          title={`${texts.redo}（Ctrl Y）`}
          onClick={redo}
        />
      </span>
      {children}
    </div>
  );
}
