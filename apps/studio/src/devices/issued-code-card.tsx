import type { IssuedCode } from '@selvedge/contract/studio/devices.ts';
import { encode } from 'uqr';
import { formatMoment } from '../shell/moment.ts';
import { text } from '../texts/text.ts';
import styles from './devices-page.module.css';

/** Shown once: nobody can look a code up. */
export function IssuedCodeCard({ issued: { device, code, expires, setupUrl }, onClose }: { issued: IssuedCode; onClose: () => void }) {
  const { data, size } = encode(setupUrl, { border: 2 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <section className={styles.issued} aria-label={text('devices.code', { name: device.name })} role="status">
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={text('devices.code_square')} shapeRendering="crispEdges">
        <path d={path} />
      </svg>
      <div>
        <h2>{text('devices.code', { name: device.name })}</h2>
        <p className={styles.code}>
          <code>{code}</code>
        </p>
        <p>{text('devices.code_advice', { url: setupUrl.split('#', 1)[0]!, until: formatMoment(expires) })}</p>
        <button type="button" onClick={onClose}>
          {text('devices.code_close')}
        </button>
      </div>
    </section>
  );
}
