import { Button, type ButtonProps } from 'antd';
import { forwardRef } from 'react';

/** A small button of which only the icon is seen; menus open at it. */
export const Tool = forwardRef<HTMLButtonElement, ButtonProps & { name: string }>(function Tool(
  { name, ...passed },
  ref,
) {
  return <Button ref={ref} type="text" size="small" aria-label={name} title={name} {...passed} />;
});
