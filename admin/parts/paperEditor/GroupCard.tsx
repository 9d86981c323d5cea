import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  DeleteOutlined,
  DownOutlined,
  PlusOutlined,
  RightOutlined,
} from '@ant-design/icons';
import { Button, Checkbox, Input } from 'antd';
import type { ReactNode } from 'react';
import { longestInstructions } from './limits.ts';
import type { PaperRow, Section } from './paper.ts';
import { totalsOf } from './paper.ts';
import { texts } from './texts.ts';
import { TitleInput } from './TitleInput.tsx';
import { Tool } from './Tool.tsx';

export interface GroupCardProps {
  place: number;
  /** Undefined of the questions that are in no group. */
  section: Section | undefined;
  rows: readonly PaperRow[];
  isOpen: boolean;
  isLast: boolean;
  isTicked: boolean;
  canChoose: boolean;
  isTaken(title: string): boolean;
  onToggle(): void;
  onTick(isTicked: boolean): void;
  onChange(section: Partial<Section>): void;
  onMove(step: -1 | 1): void;
  onRemove(): void;
  onChoose(): void;
  /** Sets a score for all of them. */
  scoreSetter: ReactNode;
  /** What is said of questions that should be in a group. */
  note?: ReactNode;
  children: ReactNode;
}

/** A group of a paper with its title, what is asked there, what it comes to, and its questions. */
export function GroupCard({
  place,
  section,
  rows,
  isOpen,
  isLast,
  isTicked,
  canChoose,
  isTaken,
  onToggle,
  onTick,
  onChange,
  onMove,
  onRemove,
  onChoose,
  scoreSetter,
  note,
  children,
}: GroupCardProps) {
  const title = section?.title ?? texts.none;
  const { count, score } = totalsOf(rows);
  return (
    <section className="paper-group" aria-label={title} data-group={place}>
      <header>
        <Tool
          name={isOpen ? texts.fold(title) : texts.unfold(title)}
          data-focus="fold"
          icon={isOpen ? <DownOutlined /> : <RightOutlined />}
          aria-expanded={isOpen}
          onClick={onToggle}
        />
        <Checkbox
          aria-label={texts.tickAll(title)}
          checked={isTicked}
          disabled={rows.length === 0}
          onChange={({ target }) => onTick(target.checked)}
        />
        {section ? (
          <TitleInput
            name={texts.groupTitle(place + 1)}
            title={section.title}
            isTaken={isTaken}
            onChange={(next) => onChange({ title: next })}
          />
        ) : (
          <strong className="paper-title">{texts.none}</strong>
        )}
        <span className="paper-sum">{texts.total(count, score)}</span>
        <span className="paper-group-tools">
          {scoreSetter}
          <Button
            size="small"
            data-focus="choose"
            icon={<PlusOutlined />}
            aria-label={texts.chooseInto(title)}
            disabled={!canChoose}
            onClick={onChoose}
          >
            {texts.choose}
          </Button>
          {section && (
            <>
              <Tool
                name={texts.groupUp(title)}
                data-focus="groupUp"
                icon={<ArrowUpOutlined />}
                disabled={place === 0}
                onClick={() => onMove(-1)}
              />
              <Tool
                name={texts.groupDown(title)}
                data-focus="groupDown"
                icon={<ArrowDownOutlined />}
                disabled={isLast}
                onClick={() => onMove(1)}
              />
              <Tool name={texts.removeGroup(title)} danger icon={<DeleteOutlined />} onClick={onRemove} />
            </>
          )}
        </span>
      </header>
      {isOpen && (
        <>
          {note}
          {(section?.instructions ?? '').length > longestInstructions && (
            <span className="paper-error" role="alert">
              {texts.instructionsLong(longestInstructions)}
            </span>
          )}
          {section && (
            <Input.TextArea
              className="paper-instructions"
              aria-label={texts.groupInstructions(title)}
              placeholder={texts.instructions}
              autoSize
              value={section.instructions ?? ''}
              status={(section.instructions ?? '').length > longestInstructions ? 'error' : ''}
              onChange={({ target }) => onChange({ instructions: target.value })}
            />
          )}
          {children}
        </>
      )}
    </section>
  );
}
