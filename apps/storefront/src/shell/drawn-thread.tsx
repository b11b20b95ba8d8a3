import styles from './drawn-thread.module.css';

const paths = {
  loose:
    'M0 36 C150 30 210 268 372 246 C520 226 500 52 416 78 C330 106 420 300 600 262 C770 226 800 60 930 84 C1030 104 1010 226 930 214 C850 200 930 92 1040 128 C1110 152 1130 210 1200 206',
  sewn: 'M0 150 C200 150 300 150 430 150 S700 96 820 118 S960 190 1200 168',
} as const;

/** The thread of a page that has little else: loose where something is missing, sewn where something is being made. */
export function DrawnThread({ kind }: { kind: keyof typeof paths }) {
  return (
    <svg className={styles.thread} data-kind={kind} viewBox="0 0 1200 300" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <path d={paths[kind]} pathLength={kind === 'loose' ? 1 : undefined} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
