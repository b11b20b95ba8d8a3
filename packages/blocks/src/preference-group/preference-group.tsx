import type { UserPreferenceGroup } from '@selvedge/contract/preferences.ts';
import { CheckField } from '@selvedge/ui/check-field.tsx';
import { Icon } from '@selvedge/ui/icon.tsx';
import styles from './preference-group.module.css';

/** Boxes, or circles where only one can be true; folded where an editor wants it so. */
export function PreferenceGroup({ group, chosen }: { group: UserPreferenceGroup; chosen: ReadonlySet<string> }) {
  const { title, description, isAccordion, isAccordionOpen } = group;
  if (!isAccordion) {
    return (
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{title}</legend>
        {description && <p className={styles.description}>{description}</p>}
        <Options group={group} chosen={chosen} />
      </fieldset>
    );
  }
  return (
    <details className={styles.fold} open={isAccordionOpen}>
      <summary className={styles.summary}>
        <span className={styles.legend}>{title}</span>
        <Icon name="plus" small />
      </summary>
      <fieldset className={styles.folded} aria-label={title}>
        {description && <p className={styles.description}>{description}</p>}
        <Options group={group} chosen={chosen} />
      </fieldset>
    </details>
  );
}

function Options({
  group: { id, isRadio, numberOfColumns, userOptions },
  chosen,
}: {
  group: UserPreferenceGroup;
  chosen: ReadonlySet<string>;
}) {
  return (
    <div className={styles.options} data-columns={numberOfColumns}>
      {userOptions.map(({ key, title, description }) => (
        <CheckField
          key={key}
          label={title}
          hint={description || undefined}
          defaultChecked={chosen.has(key)}
          {...(isRadio ? { kind: 'radio', name: id, value: key } : { name: `${id}:${key}` })}
        />
      ))}
    </div>
  );
}
