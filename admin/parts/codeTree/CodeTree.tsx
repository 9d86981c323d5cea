import { Button, Space, Tag, Tree, Typography } from 'antd';
import { useMemo, useState } from 'react';
import { heldCodes, wholeOf } from '#runtime/core/operations/wholeCodes.ts';
import { useCodes } from '#runtime/react/useCodes.ts';
import { useSession } from '#runtime/react/useSession.ts';
import type { FieldPartProps } from '#runtime/screen/parts.ts';
import { branches, clicked, codesBelow, mayTick, offered, ticksOf, wholesOf, type Branch } from './tree.ts';

/**
 * The codes of a role as a tree: module, group, menu, button. A tick at what has others below is all of it, also what
 * comes later. What the person does not have cannot be given away.
 */
export function CodeTree({ value, onChange, isReadOnly, errors }: FieldPartProps) {
  const has = useCodes();
  const codes = useMemo(() => (Array.isArray(value) ? (value as string[]) : []), [value]);
  const { user } = useSession();
  // What the role had when it was opened stays in sight, so that it can be ticked again.
  const [had] = useState(codes);
  const roots = useMemo(
    () => offered({ roots: branches(), siblings: (user?.siblings ?? []).map(({ code }) => code), codes: had }),
    [user?.siblings, had],
  );
  const menus = useMemo(() => roots.flatMap(codesBelow), [roots]);
  const held = useMemo(
    () => heldCodes({ stored: codes, all: [...menus, ...roots.flatMap(wholesOf)] }),
    [codes, menus, roots],
  );
  const [expanded, setExpanded] = useState<string[]>(() =>
    roots.flatMap(({ key, children }) => (children.length > 0 ? [key, ...children.map((child) => child.key)] : [])),
  );
  const choiceOf = ({ key, title, children }: Branch): Choice => {
    const isOpen = mayTick({ key, codes, has });
    return {
      key,
      title,
      isWhole: codes.includes(wholeOf(key)),
      isOpen,
      disableCheckbox: !isOpen,
      children: children.map(choiceOf),
    };
  };
  return (
    <div>
      <Space className="screen-gap-bottom" wrap>
        <span>{`已选 ${menus.filter((code) => held.has(code)).length} 项`}</span>
        <Button size="small" onClick={() => setExpanded(menus)}>
          全部展开
        </Button>
        <Button size="small" onClick={() => setExpanded([])}>
          全部收起
        </Button>
      </Space>
      <Tree
        checkable
        checkStrictly
        selectable={false}
        disabled={isReadOnly}
        treeData={roots.map(choiceOf)}
        titleRender={({ title, isWhole, isOpen }) => <Title text={title} isWhole={isWhole} isOpen={isOpen} />}
        checkedKeys={ticksOf({ roots, held })}
        expandedKeys={expanded}
        onExpand={(keys) => setExpanded(keys.map(String))}
        onCheck={(_, { node }) => onChange(clicked({ roots, codes, key: String(node.key), has }))}
      />
      {errors.map(({ message }) => (
        <p key={message} className="screen-error">
          {message}
        </p>
      ))}
    </div>
  );
}

interface Choice {
  key: string;
  /** A text, as its box is named by it. */
  title: string;
  isWhole: boolean;
  isOpen: boolean;
  children: Choice[];
  disableCheckbox: boolean;
}

function Title({ text, isWhole, isOpen }: { text: string; isWhole: boolean; isOpen: boolean }) {
  return (
    <Space size="small">
      {/* Its own colour: that of what cannot be ticked is too pale to read. */}
      <Typography.Text {...(!isOpen && { type: 'secondary' as const })}>{text}</Typography.Text>
      {isWhole && <Tag bordered={false}>全部，含以后新增的</Tag>}
    </Space>
  );
}
