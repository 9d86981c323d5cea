import { Alert, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { call } from '#runtime/core/call.ts';
import { toCallError } from '#runtime/core/errors.ts';
import { ImagePick } from './ImagePick.tsx';
import { most, type Slide } from './slide.ts';
import { busy } from '#runtime/screen/busy.tsx';

interface SlideValues {
  title: string;
  image: string;
  link?: string;
}

/** A picture with its words, new or to be changed. */
export function SlideDialog({ slide, onClose, onSaved }: { slide: Partial<Slide>; onClose(): void; onSaved(): void }) {
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
      okButtonProps={{ loading: busy(isSaving) }}
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
