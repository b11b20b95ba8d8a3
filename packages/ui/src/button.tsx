import type { ButtonHTMLAttributes, MouseEventHandler, ReactNode } from 'react';
import styles from './button.module.css';

type Look = 'primary' | 'secondary' | 'quiet';

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { look?: Look; wide?: boolean };

export function Button({ look = 'primary', wide = false, type = 'button', className, ...rest }: ButtonProps) {
  return <button type={type} className={join(styles.button, className)} data-look={look} data-wide={wide || undefined} {...rest} />;
}

type ButtonLinkProps = {
  href: string;
  children: ReactNode;
  look?: Look;
  wide?: boolean;
  className?: string;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
};

/** A way on that deserves a button's weight; still a link, so it opens in a new tab and works without scripts. */
export function ButtonLink({ look = 'primary', wide = false, className, ...rest }: ButtonLinkProps) {
  return <a className={join(styles.button, className)} data-look={look} data-wide={wide || undefined} {...rest} />;
}

const join = (...names: (string | undefined)[]) => names.filter(Boolean).join(' ');
