import type { IssuedBadge } from '@selvedge/contract/studio/device-badges.ts';
import { encode } from 'uqr';
import { text } from '../texts/text.ts';
import styles from './badge.module.css';

/** Shown once, and printed: nobody can look its code up. */
export function BadgeCard({ badge: { name, code }, onClose }: { badge: IssuedBadge; onClose: () => void }) {
  const { data, size } = encode(code, { border: 2 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <section className={styles.card} aria-label={text('team.badge_for', { name })} role="status">
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={text('team.badge_square')} shapeRendering="crispEdges">
        <path d={path} />
      </svg>
      <div>
        <h2>{name}</h2>
        <p className={styles.code}>
          <code>{code.replaceAll(/(\d{4})(?=\d)/g, '$1 ')}</code>
        </p>
        <p className={styles.advice}>{text('team.badge_advice', { name })}</p>
        <button type="button" onClick={() => print()}>
          {text('team.badge_print')}
        </button>
        <button type="button" onClick={onClose}>
          {text('team.badge_close')}
        </button>
      </div>
    </section>
  );
}
