import { Alert, App, Button, Form, Input, Space } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { callByName } from '#runtime/core/call.ts';
import { operationOf } from '#runtime/core/operations/table.ts';
import { toCallError } from '#runtime/core/errors.ts';
import { useAreas } from '#runtime/react/useAreas.ts';
import { useCodes } from '#runtime/react/useCodes.ts';
import { levels, type GraphNode } from './graph.ts';
import { busy } from '#runtime/screen/busy.tsx';

/** What can be done with the chosen entry: rename it, add below it, remove it; a certificate is edited on its own page. */
export function NodePanel({ node, onDone }: { node: GraphNode; onDone(chosenId?: string): void }) {
  const { modal, message } = App.useApp();
  const has = useCodes();
  const areCallsKnown = useAreas(Object.keys(levels));
  const [problem, setProblem] = useState('');
  const level = node.level === 'root' ? undefined : levels[node.level];
  const belowName = node.level === 'root' ? 'industry' : level?.below;
  const below = belowName && belowName !== 'cert' ? levels[belowName] : undefined;
  const run = async (work: () => Promise<unknown>, done: string, chosenId?: string) => {
    setProblem('');
    try {
      await work();
      void message.success(done);
      onDone(chosenId);
    } catch (error) {
      setProblem(toCallError(error).message);
    }
  };
  // Who may do what is said by the calls: until they are here there is nothing to do.
  if (!areCallsKnown) return null;
  const remove = () =>
    level &&
    modal.confirm({
      title: `确定删除${level.title}“${node.name}”吗？`,
      content: '删除后可以在回收站恢复。下面还有内容时不能删除。',
      okText: '删除',
      okButtonProps: { danger: true },
      cancelText: '取消',
      onOk: () => run(() => callByName(`${level.entity}.remove`, { ids: [node.id] }, { isQuiet: true }), '已删除', ''),
    });
  return (
    <aside className="graph-panel" aria-label="所选内容">
      <h3>{level ? level.title : '认证图谱'}</h3>
      <p>{level ? node.name : '行业 › 职业 › 岗位 › 证书。点选图中的一项进行编辑，或先添加行业。'}</p>
      {problem && <Alert className="screen-gap-bottom" type="error" showIcon message={problem} />}
      {level && node.level === 'cert' && (
        <Space wrap>
          <Link to={`/cert/${node.id}`}>编辑证书</Link>
          <Link to={`/question?f.certId=${encodeURIComponent(JSON.stringify([node.id]))}`}>查看题库</Link>
        </Space>
      )}
      {level && node.level !== 'cert' && node.level !== 'root' && has(codesOf(level.entity).change) && (
        <NameForm
          label={`${level.title}名称`}
          initial={node.name}
          action="改名"
          onSubmit={(name) =>
            run(
              () =>
                callByName(
                  `${level.entity}.save`,
                  { id: node.id, version: node.version, [level.field]: name },
                  { isQuiet: true },
                ),
              '已保存',
            )
          }
        />
      )}
      {below && has(codesOf(below.entity).create) && (
        <NameForm
          label={`在下面添加${below.title}`}
          initial=""
          action="添加"
          onSubmit={(name) =>
            run(
              () =>
                callByName(
                  `${below.entity}.save`,
                  { [below.field]: name, ...(below.parent && { [below.parent]: node.id }) },
                  { isQuiet: true },
                ),
              '已添加',
            )
          }
        />
      )}
      {node.level === 'position' && has(codesOf('cert').create) && (
        <Link to={`/cert/new?positionId=${node.id}`}>在此岗位下新增证书</Link>
      )}
      {level && node.level !== 'root' && node.level !== 'cert' && has(codesOf(level.entity).remove) && (
        <Button danger className="graph-remove" onClick={remove}>
          {`删除${level.title}`}
        </Button>
      )}
    </aside>
  );
}

/** What adding, changing and removing a record of an entity needs. */
function codesOf(entity: keyof typeof levels) {
  return { ...operationOf(`${entity}.save`).saveCodes, remove: operationOf(`${entity}.remove`).codes };
}

function NameForm({
  label,
  initial,
  action,
  onSubmit,
}: {
  label: string;
  initial: string;
  action: string;
  onSubmit(name: string): Promise<void>;
}) {
  const [form] = Form.useForm<{ name: string }>();
  const [isBusy, setBusy] = useState(false);
  const submit = async ({ name }: { name: string }) => {
    setBusy(true);
    await onSubmit(name.trim());
    setBusy(false);
    form.resetFields();
  };
  return (
    <Form form={form} layout="vertical" initialValues={{ name: initial }} onFinish={(values) => void submit(values)}>
      <Form.Item label={label} required={false}>
        <Space.Compact block>
          <Form.Item name="name" noStyle rules={[{ required: true, whitespace: true, message: '请填写名称' }]}>
            <Input maxLength={50} aria-label={label} />
          </Form.Item>
          <Button htmlType="submit" loading={busy(isBusy)}>
            {action}
          </Button>
        </Space.Compact>
      </Form.Item>
    </Form>
  );
}
