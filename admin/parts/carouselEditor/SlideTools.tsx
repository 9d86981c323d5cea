import { ArrowLeftOutlined, ArrowRightOutlined, DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { Button } from 'antd';

export interface SlideToolsProps {
  title: string;
  isFirst: boolean;
  isLast: boolean;
  onMove(step: -1 | 1): void;
  onEdit(): void;
  onRemove(): void;
}

/** What can be done with a picture of the carousel. */
export function SlideTools({ title, isFirst, isLast, onMove, onEdit, onRemove }: SlideToolsProps) {
  return (
    <div className="carousel-tools">
      <Button
        type="text"
        icon={<ArrowLeftOutlined />}
        aria-label={`前移“${title}”`}
        disabled={isFirst}
        onClick={() => onMove(-1)}
      />
      <Button
        type="text"
        icon={<ArrowRightOutlined />}
        aria-label={`后移“${title}”`}
        disabled={isLast}
        onClick={() => onMove(1)}
      />
      <Button type="text" icon={<EditOutlined />} aria-label={`编辑“${title}”`} onClick={onEdit} />
      <Button type="text" danger icon={<DeleteOutlined />} aria-label={`删除“${title}”`} onClick={onRemove} />
    </div>
  );
}
