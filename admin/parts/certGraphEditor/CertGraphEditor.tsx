import { Alert, Button, Input, Segmented, Skeleton } from 'antd';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { useCall } from '#runtime/react/useCall.ts';
import { Drawing } from './Drawing.tsx';
import { looseCerts, pathsTo, treeOf, type GraphData, type GraphNode } from './graph.ts';
import { NodePanel } from './NodePanel.tsx';
import { Outline } from './Outline.tsx';
import './certGraphEditor.css';

/** The certificate graph: a picture or an outline to explore, and beside it what can be done with the chosen entry. */
export function CertGraphEditor() {
  const { data, error, isLoading, reload } = useCall('cert.graph', {});
  const [shape, setShape] = useState<'picture' | 'outline'>('picture');
  /** What the person has opened; undefined until they open or close something: then the first industry is shown whole. */
  const [chosenOpen, setToggled] = useState<ReadonlySet<string>>();
  const [words, setWords] = useState('');
  const [chosenId, setChosenId] = useState('');
  const root = useMemo(() => (data ? treeOf(data as GraphData) : undefined), [data]);
  const found = useMemo(
    () => (root && words.trim() !== '' ? pathsTo({ root, words: words.trim() }) : undefined),
    [root, words],
  );
  if (isLoading && !data) return <Skeleton active paragraph={{ rows: 8 }} />;
  if (error && !data)
    return (
      <Alert
        type="error"
        showIcon
        message={error.message}
        action={
          <Button size="small" onClick={reload}>
            重试
          </Button>
        }
      />
    );
  if (!root || !data) return null;
  const toggled = chosenOpen ?? new Set(root.children.slice(0, 1).flatMap(all));
  const opened = found ? new Set([...toggled, ...found]) : toggled;
  const chosen = nodeWith({ root, id: chosenId });
  const loose = looseCerts(data as GraphData);
  const toggle = (id: string) =>
    setToggled(new Set(toggled.has(id) ? [...toggled].filter((each) => each !== id) : [...toggled, id]));
  return (
    <div className="graph">
      <div className="graph-bar">
        <Input.Search
          allowClear
          placeholder="查找行业、职业、岗位或证书"
          aria-label="在图谱中查找"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <Segmented<'picture' | 'outline'>
          aria-label="显示方式"
          value={shape}
          onChange={(next) => setShape(next)}
          options={[
            { value: 'picture', label: '图谱' },
            { value: 'outline', label: '大纲' },
          ]}
        />
        <Button onClick={() => setToggled(new Set(all(root)))}>全部展开</Button>
        <Button onClick={() => setToggled(new Set())}>全部收起</Button>
      </div>
      {loose.length > 0 && (
        <Alert
          className="screen-gap-bottom"
          type="warning"
          showIcon
          message={
            <>
              有 {loose.length} 个证书没有所属岗位，不会出现在图谱中：
              {loose.map(({ id, name }) => (
                <Link key={id} className="graph-loose" to={`/cert/${id}`}>
                  {name}
                </Link>
              ))}
            </>
          }
        />
      )}
      <div className="graph-body">
        <div className="graph-main">
          {shape === 'picture' ? (
            <Drawing
              root={root}
              opened={opened}
              chosenId={chosenId}
              words={words.trim()}
              onChoose={setChosenId}
              onToggle={toggle}
            />
          ) : (
            <Outline root={root} opened={opened} chosenId={chosenId} onChoose={setChosenId} onToggle={toggle} />
          )}
        </div>
        <NodePanel
          key={`${chosen?.id ?? ''}/${chosen?.version ?? 0}`}
          node={chosen ?? root}
          onDone={(id) => {
            if (id !== undefined) setChosenId(id);
            if (chosen) setToggled(new Set([...toggled, chosen.id]));
            reload();
          }}
        />
      </div>
    </div>
  );
}

function nodeWith({ root, id }: { root: GraphNode; id: string }): GraphNode | undefined {
  if (id === '') return undefined;
  if (root.id === id) return root;
  for (const child of root.children) {
    const found = nodeWith({ root: child, id });
    if (found) return found;
  }
  return undefined;
}

function all(node: GraphNode): string[] {
  return [...(node.id ? [node.id] : []), ...node.children.flatMap(all)];
}
