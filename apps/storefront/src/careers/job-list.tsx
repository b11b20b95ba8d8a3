import type { Job } from '@selvedge/contract/careers.ts';
import { Accordion } from '@selvedge/ui/accordion.tsx';
import { Skeleton } from '@selvedge/ui/skeleton.tsx';
import { TextLink } from '@selvedge/ui/text-link.tsx';
import { useT } from '../lib/shop-context.tsx';
import styles from './careers.module.css';

const boxes = ['one', 'two', 'three', 'four', 'five', 'six'];

/** Undefined jobs are still on their way: their boxes are there already. */
export function JobList({ jobs }: { jobs: readonly Job[] | undefined }) {
  const t = useT();
  if (!jobs)
    return (
      <div className={styles.list}>
        {boxes.map((box) => (
          <div key={box} className={styles.waiting}>
            <Skeleton shape="short" />
          </div>
        ))}
      </div>
    );
  if (jobs.length === 0) return <p className={styles.note}>{t('career.empty')}</p>;
  return (
    <div className={styles.list}>
      {jobs.map((job) => (
        <Accordion key={job.id} title={<JobTitle job={job} />}>
          <p className={styles.text}>{job.text}</p>
          <TextLink href={job.url}>{t('career.apply')}</TextLink>
        </Accordion>
      ))}
    </div>
  );
}

function JobTitle({ job }: { job: Job }) {
  return (
    <span className={styles.job}>
      <span className={styles.name}>{job.title}</span>
      <span className={styles.facts}>{job.department}</span>
      <span className={styles.facts}>
        {job.city}, {job.country}
      </span>
    </span>
  );
}
