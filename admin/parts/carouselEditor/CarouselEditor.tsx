import { PlusOutlined } from '@ant-design/icons';
import { Alert, App, Button, Empty, Skeleton } from 'antd';
import { useState } from 'react';
import { call } from '#runtime/core/call.ts';
import { hasCode } from '#runtime/core/codes.ts';
import { useCall } from '#runtime/react/useCall.ts';
import { fileAddress } from '#runtime/core/upload.ts';
import { most, type Slide } from './slide.ts';
import { SlideDialog } from './SlideDialog.tsx';
import { SlideTools } from './SlideTools.tsx';
import './carouselEditor.css';

const code = 'a12-m1.1.2';

/** The portal's carousel: a few pictures in order. */
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
            <img src={fileAddress(slide.image)} alt={slide.title} width={1200} height={400} />
            <div className="carousel-words">
              <strong>{slide.title}</strong>
              <span>{slide.link || '点击后不打开页面'}</span>
            </div>
            {canChange && (
              <SlideTools
                title={slide.title}
                isFirst={index === 0}
                isLast={index === slides.length - 1}
                onMove={(step) => void move(index, index + step)}
                onEdit={() => setEdited(slide)}
                onRemove={() => void remove(slide)}
              />
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
