import { type PaymentLogo, paymentLogo } from '@selvedge/domain/payment/payment-logo.ts';
import { markDrawings } from './mark-drawings.ts';
import styles from './payment-mark.module.css';

/** PAY-018, PAY-019 decoration only: the name beside it says what it is. Without its hue it is the mono variant. */
export function PaymentMark({ logo, isMono = false }: { logo: PaymentLogo; isMono?: boolean }) {
  const { word, tight, path, second, tint } = markDrawings[logo];
  return (
    <svg className={styles.mark} data-tint={isMono ? undefined : tint} viewBox="0 0 34 22" aria-hidden="true" focusable="false">
      <rect className={styles.frame} x="0.5" y="0.5" width="33" height="21" rx="1.5" />
      {path && <path className={styles.line} d={path} />}
      {second && <path className={styles.second} d={second} />}
      {word && (
        <text className={styles.word} data-tight={tight} x="17" y="14" textAnchor="middle">
          {word}
        </text>
      )}
    </svg>
  );
}

/** PAY-020 the marks of one way to pay, each once; what has none is left to its name. */
export function MarkRow({ methods, isMono }: { methods: readonly string[]; isMono?: boolean }) {
  const logos = new Set(methods.map(paymentLogo).filter((logo) => logo !== undefined));
  if (logos.size === 0) return null;
  return (
    <span className={styles.row}>
      {[...logos].slice(0, 5).map((logo) => (
        <PaymentMark key={logo} logo={logo} isMono={isMono ?? false} />
      ))}
    </span>
  );
}
