import { Image } from 'antd';
import { texts } from '../../texts.ts';

/** A picture that opens large by mouse or Enter. */
export function ImageView({ address, title, isSmall }: { address: string; title: string; isSmall: boolean }) {
  return <Image src={address} alt={title} className={isSmall ? 'screen-thumbnail' : 'screen-image'} preview={{ mask: isSmall ? null : texts.preview }} loading="lazy" />;
}
