import { Button, Empty, Pagination, Skeleton } from 'antd';
import { useState } from 'react';
import { useCall } from '#runtime/react/useCall.ts';
import { Failed } from '#runtime/screen/states/Failed.tsx';
import { RichText } from '#kinds/richText/screen/RichText.tsx';
import { asHtml } from '../answerEditor/html.ts';
import { texts } from './texts.ts';

const pageSize = 20;

/** What one scored in a session, to look at it again. */
export function Mine({ sessionId, onOpen }: { sessionId: string; onOpen(id: string): void }) {
  const [pageNum, setPageNum] = useState(1);
  const { data, error, isLoading, reload } = useCall('examiner.mine', { sessionId, pageNum, pageSize });
  if (error) return <Failed message={error.message} onRetry={() => void reload()} />;
  if (!data) return <Skeleton active paragraph={{ rows: 8 }} />;
  if (data.total === 0) return <Empty description={texts.noMarked} />;
  return (
    <div className="marking-mine">
      <table aria-busy={isLoading}>
        <thead>
          <tr>
            <th>{texts.title}</th>
            <th>{texts.gave}</th>
            <th>{texts.time}</th>
            <th>{texts.action}</th>
          </tr>
        </thead>
        <tbody>
          {data.rows.map(({ id, title, place, points, maximum, note, markedTime }) => (
            <tr key={id}>
              <td>
                <RichText html={asHtml(title)} />
                {note && <small>{note}</small>}
              </td>
              <td>
                {points} / {maximum}
              </td>
              <td>{markedTime.slice(5, 16)}</td>
              <td>
                <Button
                  type="link"
                  aria-label={`${texts.open2}：${texts.place(place, maximum)}`}
                  onClick={() => onOpen(id)}
                >
                  {texts.open2}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Pagination
        current={pageNum}
        pageSize={pageSize}
        total={data.total}
        showSizeChanger={false}
        hideOnSinglePage
        onChange={setPageNum}
      />
    </div>
  );
}
