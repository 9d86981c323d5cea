import { describe, expect, it } from 'vitest';
import { layOut, linesOf, neighbour, viewOf } from './layout.ts';
import { certsOf, certTitle, pathTo, treeOf, type GraphData } from './tree.ts';

const data: GraphData = {
  industries: [
    { id: 'i1', name: '教育' },
    { id: 'i2', name: '没有证书的行业' },
  ],
  occupations: [{ id: 'o1', name: '数字化教学', parentId: 'i1' }],
  positions: [
    { id: 'p1', name: '教学技术支持', parentId: 'o1' },
    { id: 'p2', name: '没有证书的岗位', parentId: 'o1' },
  ],
  certs: [
    { id: 'c1', name: '数据分析', parentId: 'p1', level: 'junior' },
    { id: 'c2', name: '数据分析', parentId: 'p1', level: 'middle' },
    { id: 'c3', name: '没有岗位的证书', parentId: null },
  ],
};
const levelName = (level: string): string => (level === 'junior' ? '初级' : '中级');
const root = treeOf({ data, levelName });

describe('treeOf', () => {
  it('leaves out branches without a certificate and gathers loose certificates', () => {
    expect(root.children.map(({ name }) => name)).toEqual(['教育', '其他证书']);
    expect(root.children[0]?.children[0]?.children.map(({ name }) => name)).toEqual(['教学技术支持']);
  });

  it('counts the certificates of every branch', () => {
    expect([root.certCount, root.children[0]?.certCount, root.children[1]?.certCount]).toEqual([3, 2, 1]);
  });

  it('tells certificates of one name apart by their level', () => {
    expect(certsOf(root).map(({ name }) => name)).toEqual(['数据分析（初级）', '数据分析（中级）', '没有岗位的证书']);
    expect(certTitle({ name: '教育技术（初级）', levelName: '初级' })).toBe('教育技术（初级）');
  });

  it('finds the way to a node, and the root for an id that is not there', () => {
    expect(pathTo({ root, id: 'p1' }).map(({ id }) => id)).toEqual(['', 'i1', 'o1', 'p1']);
    expect(pathTo({ root, id: 'gone' })).toEqual([root]);
  });
});

describe('the layout', () => {
  const top = layOut(root);

  it('keeps every circle inside the one it belongs to', () => {
    const inside = (circle: typeof top): boolean =>
      circle.children.every(
        (child) => Math.hypot(child.x - circle.x, child.y - circle.y) + child.r <= circle.r + 0.01 && inside(child),
      );
    expect(inside(top)).toBe(true);
  });

  it('shows a circle whole, however wide the picture is', () => {
    const [industry] = top.children;
    if (!industry) throw new Error('the layout lost the industry');
    for (const [width, height] of [
      [1000, 400],
      [300, 600],
    ] as const) {
      const unit = Math.min(width, height) / viewOf({ circle: industry, width, height }).size;
      expect(industry.r * 2 * unit).toBeLessThanOrEqual(Math.min(width, height));
    }
  });

  it('walks from one circle to its neighbour and back, and stays at the edge', () => {
    const [one, other] = top.children;
    if (!one || !other) throw new Error('the layout lost a branch');
    const toOther = { dx: Math.sign(other.x - one.x), dy: 0 };
    expect(neighbour({ circle: one, ...toOther })).toBe(other);
    expect(neighbour({ circle: other, dx: -toOther.dx, dy: 0 })).toBe(one);
    expect(neighbour({ circle: other, ...toOther })).toBe(other);
  });

  it('breaks a long name into three lines at most and says that it goes on', () => {
    expect(linesOf({ name: '软件和信息技术服务业', perLine: 4 })).toEqual(['软件和信', '息技术服', '务业']);
    expect(linesOf({ name: '一二三四五六七八九十', perLine: 3 })).toEqual(['一二三', '四五六', '七八…']);
    expect(linesOf({ name: '教育', perLine: 1 })).toEqual([]);
  });
});
