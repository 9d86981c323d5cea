import { Button, Space, Tree } from 'antd';
import { useMemo, useState } from 'react';
import { hasCode } from '#runtime/core/codes.ts';
import type { FieldPartProps } from '#runtime/screen/parts.ts';
import { branches, codesBelow, ticked, type Branch } from './tree.ts';

/** The codes of a role as a tree: module, group, menu, button. What the person does not have cannot be given away. */
export function CodeTree({ value, onChange, isReadOnly, errors }: FieldPartProps) {
  const codes = useMemo(() => (Array.isArray(value) ? (value as string[]) : []), [value]);
  const roots = useMemo(() => branches(), []);
  const menus = useMemo(() => roots.flatMap(codesBelow), [roots]);
  const [expanded, setExpanded] = useState<string[]>(() =>
    roots.flatMap(({ key, children }) => (children.length > 0 ? [key, ...children.map((child) => child.key)] : [])),
  );
  return (
    <div>
      <Space className="screen-gap-bottom">
        <span>{`已选 ${codes.length} 项`}</span>
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
        treeData={roots.map(withPermission)}
        checkedKeys={{ checked: codes, halfChecked: [] }}
        expandedKeys={expanded}
        onExpand={(keys) => setExpanded(keys.map(String))}
        onCheck={(_, { node, checked }) => onChange(ticked({ roots, codes, key: String(node.key), isOn: checked }))}
      />
      {errors.map(({ message }) => (
        <p key={message} className="screen-error">
          {message}
        </p>
      ))}
    </div>
  );
}

interface Choice extends Omit<Branch, 'children'> {
  children: Choice[];
  disableCheckbox: boolean;
}

function withPermission({ children, ...branch }: Branch): Choice {
  return { ...branch, disableCheckbox: !hasCode(branch.key), children: children.map(withPermission) };
}
