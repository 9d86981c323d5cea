import { LoadingOutlined } from '@ant-design/icons';
import type { ButtonProps } from 'antd';
import { texts } from './texts.ts';

/**
 * What a button shows while its work runs, for `loading`. antd's own sign slides in and out; where the work was done
 * before it had slid in, nothing ends the sliding and the button is read out as busy for ever.
 */
export function busy(isBusy: boolean): NonNullable<ButtonProps['loading']> {
  return isBusy && { icon: <LoadingOutlined aria-label={texts.busy} /> };
}
