import { CaretRightOutlined, HolderOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { texts } from '../texts.ts';

export interface BranchProps {
  level: number;
  isOpen: boolean | undefined;
  name: string;
  canMove: boolean;
  onToggle(): void;
  children: ReactNode;
}

/** The first cell of a row that stands below others: as far to the right as it is deep, with what opens it and what it is dragged by. */
export function Branch({ level, isOpen, name, canMove, onToggle, children }: BranchProps) {
  return (
    <span className="screen-branch" style={{ paddingLeft: (level - 1) * 20 }}>
      {canMove && (
        <span className="screen-branch-handle" draggable title={texts.dragRow} aria-hidden="true">
          <HolderOutlined />
        </span>
      )}
      {isOpen === undefined ? (
        <span className="screen-branch-toggle" />
      ) : (
        <button
          type="button"
          className="screen-branch-toggle"
          data-open={isOpen}
          tabIndex={-1}
          aria-label={isOpen ? texts.closeBranch(name) : texts.openBranch(name)}
          onClick={onToggle}
        >
          <CaretRightOutlined />
        </button>
      )}
      <span className="screen-branch-cell">{children}</span>
    </span>
  );
}
