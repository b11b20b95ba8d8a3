import type { Smart, SmartVariant } from '@selvedge/contract/content/widgets/smart.ts';
import { pickVariant } from '@selvedge/domain/content/pick-variant.ts';
import { useEffect, useState } from 'react';
import { useBlockHost } from '../block-host.ts';
import type { BlockProps } from '../block-props.ts';

/** Kept pages are the same for everybody: they hold the variant of a guest at no particular time. The browser knows better. */
export function SmartBlock({ block, prepare, render }: BlockProps<Smart>) {
  const { readAudience } = useBlockHost();
  const [chosen, setChosen] = useState<SmartVariant | undefined>(pickVariant(block.variants, { audience: 'guest' }));
  useEffect(() => {
    let isCurrent = true;
    const choose = async () => {
      const variant = pickVariant(block.variants, await readAudience());
      // Ready before it is shown: the one in its place must not leave a gap.
      if (variant) await prepare(variant.block);
      if (isCurrent) setChosen(variant);
    };
    choose().catch(Boolean);
    return () => {
      isCurrent = false;
    };
  }, [block, prepare, readAudience]);
  return chosen ? render(chosen.block) : null;
}
