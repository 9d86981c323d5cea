import {
  AlignCenterOutlined,
  AlignLeftOutlined,
  AlignRightOutlined,
  ColumnWidthOutlined,
  CopyOutlined,
  DeleteOutlined,
  ColumnHeightOutlined,
  VerticalAlignBottomOutlined,
  VerticalAlignMiddleOutlined,
  VerticalAlignTopOutlined,
  ArrowUpOutlined,
  ArrowDownOutlined,
} from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { sheetOf, type CertDesign, type CertItem } from '#runtime/core/certificate/design.ts';
import { aligned, layered, spread, type Edge } from './arrange.ts';
import { texts } from './texts.ts';

export interface ArrangeToolsProps {
  design: CertDesign;
  chosen: readonly number[];
  choose(chosen: readonly number[]): void;
  onLayout(layout: CertItem[]): void;
  onRemove(): void;
  onDuplicate(): void;
}

/** Lines the chosen items up, puts them above or below others, copies and deletes them. */
export function ArrangeTools({ design, chosen, choose, onLayout, onRemove, onDuplicate }: ArrangeToolsProps) {
  const { layout } = design;
  const sheet = sheetOf(design);
  const isMany = chosen.length > 1;
  const layer = (by: 1 | -1): void => {
    const next = layered({ layout, chosen, by });
    onLayout([...next.layout]);
    choose(next.chosen);
  };
  return (
    <>
      <Tools title={isMany ? texts.alignEachOther : texts.alignSheet}>
        {edges.map(([edge, icon]) => (
          <Tool
            key={edge}
            title={texts.edges[edge]}
            icon={icon}
            onClick={() => onLayout(aligned({ layout, chosen, edge, sheet }))}
          />
        ))}
        {chosen.length > 2 &&
          axes.map(([axis, icon]) => (
            <Tool
              key={axis}
              title={texts.spread[axis]}
              icon={icon}
              onClick={() => onLayout(spread({ layout, chosen, axis }))}
            />
          ))}
      </Tools>
      <Tools title={texts.order}>
        <Button icon={<ArrowUpOutlined />} onClick={() => layer(1)}>
          {texts.up}
        </Button>
        <Button icon={<ArrowDownOutlined />} onClick={() => layer(-1)}>
          {texts.down}
        </Button>
      </Tools>
      <div className="cert-tools">
        <Button icon={<CopyOutlined />} onClick={onDuplicate}>
          {texts.duplicate}
        </Button>
        <Button danger icon={<DeleteOutlined />} onClick={onRemove}>
          {texts.remove}
        </Button>
      </div>
    </>
  );
}

const edges: readonly (readonly [Edge, ReactNode])[] = [
  ['left', <AlignLeftOutlined key="left" />],
  ['center', <AlignCenterOutlined key="center" />],
  ['right', <AlignRightOutlined key="right" />],
  ['top', <VerticalAlignTopOutlined key="top" />],
  ['middle', <VerticalAlignMiddleOutlined key="middle" />],
  ['bottom', <VerticalAlignBottomOutlined key="bottom" />],
];

const axes = [
  ['x', <ColumnWidthOutlined key="x" />],
  ['y', <ColumnHeightOutlined key="y" />],
] as const;

function Tools({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="cert-field" role="group" aria-label={title}>
      <span aria-hidden>{title}</span>
      <div className="cert-tools">{children}</div>
    </div>
  );
}

function Tool({ title, icon, onClick }: { title: string; icon: ReactNode; onClick(): void }) {
  return <Button title={title} aria-label={title} icon={icon} onClick={onClick} />;
}
