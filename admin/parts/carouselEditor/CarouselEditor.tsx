import { ArrowLeftOutlined, ArrowRightOutlined, DeleteOutlined, EditOutlined, PlusOutlined } from '@ant-design/icons';
import { Alert, App, Button, Empty, Form, Input, Modal, Skeleton } from 'antd';
import { useState } from 'react';
import { call } from '#runtime/core/call.ts';
import { hasCode } from '#runtime/core/codes.ts';
import { toCallError } from '#runtime/core/errors.ts';
import { useCall } from '#runtime/react/useCall.ts';
import { addressOf } from '#kinds/file/screen/upload.ts';
import { ImagePick } from './ImagePick.tsx';
import './carouselEditor.css';

const most = 3;
const code = 'a12-m1.1.2';

interface Slide {
  id: string;
  version: number;
  title: string;
  image: string;
  link?: string | null;
}

/** The portal's carousel: up to three pictures in order. The server keeps the limit; this screen says so before it is met. */
export function CarouselEditor() {
  const { data, error, isLoading, reload } = useCall('carouselImage.list', { pageSize: 50 });
  const { modal, message } = App.useApp();
  const [edited, setEdited] = useState<Partial<Slide>>();
  const slides = (data?.rows ?? []) as Slide[];
  const canChange = hasCode(code);

  const remove = ({ id, title }: Slide) =>
    modal.confirm({
      title: `确定删除轮播图“${title}”吗？`,
      content: '删除后门户不再显示这张图片。',
      okText: '删除',
      okButtonProps: { danger: true },
      cancelText: '取消',
      onOk: async () => {
        await call('carouselImage.remove', { ids: [id] });
        void message.success('已删除');
        reload();
      },
    });

  const move = async (from: number, to: number) => {
    const ids = slides.map(({ id }) => id);
    ids.splice(to, 0, ...ids.splice(from, 1));
    await call('carouselImage.sort', { ids });
    reload();
  };

  if (isLoading && !data) return <Skeleton active paragraph={{ rows: 3 }} />;
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
  return (
    <div>
      {slides.length === 0 && (
        <Empty description="还没有轮播图">
          {canChange && (
            <Button type="primary" icon={<PlusOutlined />} onClick={() => setEdited({})}>
              添加轮播图
            </Button>
          )}
        </Empty>
      )}
      <ol className="carousel-list">
        {slides.map((slide, index) => (
          <li key={slide.id}>
            <img src={addressOf(slide.image)} alt={slide.title} width={1200} height={400} />
            <div className="carousel-words">
              <strong>{slide.title}</strong>
              <span>{slide.link || '点击后不打开页面'}</span>
            </div>
            {canChange && (
              <div className="carousel-tools">
                <Button
                  type="text"
                  icon={<ArrowLeftOutlined />}
                  aria-label={`前移“${slide.title}”`}
                  disabled={index === 0}
                  onClick={() => void move(index, index - 1)}
                />
                <Button
                  type="text"
                  icon={<ArrowRightOutlined />}
                  aria-label={`后移“${slide.title}”`}
                  disabled={index === slides.length - 1}
                  onClick={() => void move(index, index + 1)}
                />
                <Button
                  type="text"
                  icon={<EditOutlined />}
                  aria-label={`编辑“${slide.title}”`}
                  onClick={() => setEdited(slide)}
                />
                <Button
                  type="text"
                  danger
                  icon={<DeleteOutlined />}
                  aria-label={`删除“${slide.title}”`}
                  onClick={() => void remove(slide)}
                />
              </div>
            )}
          </li>
        ))}
        {canChange && slides.length > 0 && slides.length < most && (
          <li className="carousel-add">
            <Button type="dashed" icon={<PlusOutlined />} onClick={() => setEdited({})}>
              添加轮播图
            </Button>
          </li>
        )}
      </ol>
      {canChange && slides.length >= most && <p className="screen-help">{`已有 ${most} 张，删除一张后才能再添加。`}</p>}
      {edited && (
        <SlideDialog
          slide={edited}
          onClose={() => setEdited(undefined)}
          onSaved={() => {
            setEdited(undefined);
            void message.success('已保存');
            reload();
          }}
        />
      )}
    </div>
  );
}

interface SlideValues {
  title: string;
  image: string;
  link?: string;
}

function SlideDialog({ slide, onClose, onSaved }: { slide: Partial<Slide>; onClose(): void; onSaved(): void }) {
  const [form] = Form.useForm<SlideValues>();
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState('');
  const save = async ({ title, image, link }: SlideValues) => {
    setSaving(true);
    setProblem('');
    const isNew = slide.id === undefined;
    try {
      await call(
        'carouselImage.save',
        { ...(isNew ? { order: most } : { id: slide.id, version: slide.version }), title, image, link: link || null },
        { isQuiet: true },
      );
      onSaved();
    } catch (error) {
      setProblem(toCallError(error).message);
    } finally {
      setSaving(false);
    }
  };
  return (
    <Modal
      open
      title={slide.id ? '编辑轮播图' : '添加轮播图'}
      okText="保存"
      cancelText="取消"
      confirmLoading={isSaving}
      onOk={() => form.submit()}
      onCancel={onClose}
      maskClosable={false}
    >
      {problem && <Alert className="screen-gap-bottom" type="error" showIcon message={problem} />}
      <Form
        form={form}
        layout="vertical"
        requiredMark
        initialValues={{ title: slide.title ?? '', image: slide.image ?? '', link: slide.link ?? '' }}
        onFinish={(values) => void save(values)}
      >
        <Form.Item
          name="image"
          label="图片"
          extra="建议 1200 × 400 像素，PNG、JPG 或 WebP。"
          rules={[{ required: true, message: '请上传图片' }]}
        >
          <ImagePick />
        </Form.Item>
        <Form.Item
          name="title"
          label="标题"
          extra="读屏软件会读出标题，图片加载不出时也会显示。"
          rules={[{ required: true, whitespace: true, message: '请填写标题' }]}
        >
          <Input maxLength={40} showCount />
        </Form.Item>
        <Form.Item
          name="link"
          label="点击后打开"
          rules={[{ type: 'url', message: '请填写以 http:// 或 https:// 开头的网址' }]}
        >
          <Input placeholder="https://" maxLength={300} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
