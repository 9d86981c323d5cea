import type { ButtonHTMLAttributes } from 'react';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** primary: the page's main deed; plain: any other; quiet: beside a text. */
  kind?: 'primary' | 'plain' | 'quiet';
}

/** A button to touch, 48 pixels high at least. */
export function Button({ kind = 'plain', type = 'button', className = '', ...rest }: ButtonProps) {
  return <button type={type} className={`button button-${kind} ${className}`.trim()} {...rest} />;
}
