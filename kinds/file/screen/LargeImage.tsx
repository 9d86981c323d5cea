import { Image } from 'antd';

/** A picture over the whole window, to zoom and turn. */
export function LargeImage({ address, title, onClose }: { address: string; title: string; onClose(): void }) {
  return (
    <Image
      src={address}
      alt={title}
      hidden
      preview={{ visible: true, src: address, onVisibleChange: (isVisible) => !isVisible && onClose() }}
      wrapperStyle={{ display: 'none' }}
    />
  );
}
