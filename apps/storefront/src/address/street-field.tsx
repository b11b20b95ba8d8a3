import { type KeyboardEvent, useId, useState } from 'react';
import { useT } from '../lib/shop-context.tsx';
import type { AddressFieldProps } from './address-field-props.ts';
import styles from './address-form.module.css';
import { AddressTextField } from './address-text-field.tsx';
import { type Offer, useAddressOffers } from './use-address-offers.ts';

/** The street, with addresses that begin like it: arrows walk through them, Enter takes one, Escape sends them away. */
export function StreetField(props: AddressFieldProps) {
  const t = useT();
  const id = useId();
  const { form } = props;
  const [isTyping, setTyping] = useState(false);
  const [active, setActive] = useState(-1);
  const { offers, take } = useAddressOffers(isTyping ? (form.values.line1 ?? '') : '', form);
  const isOpen = isTyping && offers.length > 0;
  const close = () => {
    setTyping(false);
    setActive(-1);
  };
  const choose = async (offer: Offer | undefined) => {
    if (!offer) return;
    const isDone = await take(offer);
    setActive(-1);
    if (isDone) setTyping(false);
  };
  const walk = (event: KeyboardEvent) => {
    if (!isOpen || event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    // The field itself is one of the stops: from the last one the way leads back to what was typed.
    if (step) setActive(((active + 1 + step + offers.length + 1) % (offers.length + 1)) - 1);
    else if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && active >= 0) void choose(offers[active]);
    else return;
    event.preventDefault();
  };
  return (
    <div className={styles.typing}>
      <AddressTextField
        {...props}
        more={{
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': isOpen,
          'aria-controls': `${id}-list`,
          'aria-activedescendant': active >= 0 ? `${id}-${active}` : undefined,
          onInput: () => setTyping(true),
          onKeyDown: walk,
          onBlur: () => {
            close();
            form.leave('line1');
          },
        }}
      />
      <div id={`${id}-list`} role="listbox" aria-label={t('address.suggestions')} className={styles.options} hidden={!isOpen}>
        {offers.map((offer, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the field; it says which option is active
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
          <div
            key={offer.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            className={styles.option}
            // Pressing must not take the focus, or leaving the field would close the list before it is chosen from.
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => void choose(offer)}
          >
            <bdi>{offer.label}</bdi>
          </div>
        ))}
      </div>
    </div>
  );
}
