import styles from './product-carousel.module.css';

const boxes = ['a', 'b', 'c', 'd', 'e'];

/** The room of a row of products that is on its way. Without scripts none will come, and none is kept. */
export function RowSkeleton({ title }: { title: string }) {
  return (
    <section className={styles.carousel} data-waiting>
      <div className={styles.head}>{title ? <h2 className={styles.title}>{title}</h2> : <span className={styles.title} />}</div>
      <ul className={styles.row} aria-busy="true">
        {boxes.map((box) => (
          <li key={box} className={styles.tile} aria-hidden="true">
            <span className={styles.box} />
          </li>
        ))}
      </ul>
    </section>
  );
}
