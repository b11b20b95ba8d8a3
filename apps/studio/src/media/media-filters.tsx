import type { ReactNode } from 'react';
import { keepQuery, useQuery } from '../lib/router.ts';
import { text } from '../texts/text.ts';
import type { Language } from './languages-of.ts';
import styles from './media.module.css';

const kinds = ['pictures', 'films', 'waste'] as const;
const shapes = ['any', 'landscape', 'portrait', 'square'] as const;
const origins = ['any', 'uploaded', 'drawn'] as const;
const uses = ['any', 'used', 'unused'] as const;
const sorts = ['newest', 'oldest', 'name'] as const;

/** Kept in the address, so that a colleague can be sent the very same list. */
export function MediaFilters({ kind, languages }: { kind: string; languages: readonly Language[] }) {
  const [shape, origin, use] = [useQuery('shape'), useQuery('origin'), useQuery('use')];
  const [missing, sort] = [useQuery('missing'), useQuery('sort')];
  return (
    <div className={styles.filters} data-filters>
      <Choice name="kind" label={text('media.kind')} value={kind} first="pictures">
        {kinds.map((each) => (
          <option key={each} value={each}>
            {text(`media.kind.${each}`)}
          </option>
        ))}
      </Choice>
      {kind !== 'films' && (
        <>
          <Choice name="shape" label={text('media.shape')} value={shape || 'any'} first="any">
            {shapes.map((each) => (
              <option key={each} value={each}>
                {text(`media.shape.${each}`)}
              </option>
            ))}
          </Choice>
          <Choice name="origin" label={text('media.origin')} value={origin || 'any'} first="any">
            {origins.map((each) => (
              <option key={each} value={each}>
                {text(`media.origin.${each}`)}
              </option>
            ))}
          </Choice>
          <Choice name="use" label={text('media.use')} value={use || 'any'} first="any">
            {uses.map((each) => (
              <option key={each} value={each}>
                {text(`media.use.${each}`)}
              </option>
            ))}
          </Choice>
          <Choice name="missing" label={text('media.missing')} value={missing} first="">
            <option value="">{text('media.missing_any')}</option>
            {languages.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Choice>
          <Choice name="sort" label={text('media.sort')} value={sort || 'newest'} first="newest">
            {sorts.map((each) => (
              <option key={each} value={each}>
                {text(`media.sort.${each}`)}
              </option>
            ))}
          </Choice>
        </>
      )}
    </div>
  );
}

type ChoiceProps = { name: string; label: string; value: string; first: string; children: ReactNode };

function Choice({ name, label, value, first, children }: ChoiceProps) {
  return (
    <label>
      <span>{label}</span>
      <select value={value} onChange={({ target }) => keepQuery(name, target.value === first ? '' : target.value)}>
        {children}
      </select>
    </label>
  );
}
