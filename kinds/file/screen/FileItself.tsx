import { FileOutlined } from '@ant-design/icons';
import { ImageView } from './ImageView.tsx';

/** A file by its name, which opens it; a picture small beside it. */
export function FileItself({ name, address, mime }: { name: string; address: string; mime: string }) {
  return (
    <span className="screen-file-self">
      {mime.startsWith('image/') ? <ImageView address={address} title={name} isSmall /> : <FileOutlined aria-hidden />}
      <a href={address} target="_blank" rel="noreferrer noopener" title={name}>
        {name}
      </a>
    </span>
  );
}
