import { RichText } from '@selvedge/blocks/rich-text.tsx';
import type { ProductDetail } from '@selvedge/contract/catalogue/product.ts';
import { type NotifyMeSubscription, notifyMe } from '@selvedge/contract/notify-me.ts';
import { variantLabel } from '@selvedge/domain/catalogue/variant-label.ts';
import { waitKind } from '@selvedge/domain/notify-me/wait-kind.ts';
import { SelectField } from '@selvedge/ui/select-field.tsx';
import { type ReactNode, useState } from 'react';
import { EmailField } from '../form/email-field.tsx';
import form from '../form/form.module.css';
import { FormMessage } from '../form/form-message.tsx';
import { problemsOf } from '../form/problems-of.ts';
import { SubmitButton } from '../form/submit-button.tsx';
import { useForm } from '../form/use-form.ts';
import { usePage, useT, useToggles } from '../lib/shop-context.tsx';
import { useAccount } from '../session/account-store.ts';
import { useCall } from '../session/use-call.ts';
import styles from './notify-me.module.css';
import { WishOutcome } from './wish-outcome.tsx';

type Props = {
  product: ProductDetail;
  sku: string;
  /** What the shopper waits for of it already. */
  own: readonly NotifyMeSubscription[];
  onChange: () => void;
  /** The way on where there is nothing to wait for. */
  children: ReactNode;
};

export function NotifyMeForm({ product, sku: given, own, onChange, children }: Props) {
  const t = useT();
  const call = useCall();
  const flags = useToggles();
  const { user } = useAccount();
  const { notifyMeTerms } = usePage().content;
  const [sku, setSku] = useState(given);
  const [sentTo, setSentTo] = useState<string>();
  const chosen = product.variants.find(({ id }) => id === sku);
  // The page knows better than what was laid out with the assortment: whoever was led here saw a size that is gone.
  const variant = chosen && { ...chosen, inStockEcom: chosen.inStockEcom && sku !== given };
  const kind = waitKind(product, variant, flags);
  const known = own.find((each) => each.kind === kind && each.sku === (sku === '' ? '' : sku));
  const {
    busy,
    message,
    error,
    form: props,
  } = useForm(async ({ email }) => {
    const body = { productId: product.id, sku, ...(email && { email }) };
    const answer = await (kind === 'goingLive' ? call(notifyMe.goingLive, { body }) : call(notifyMe.optIn, { body }));
    if (answer.hasError) return problemsOf(answer, t);
    if (answer.data.needsConfirmation) setSentTo(email ?? user?.email ?? '');
    else onChange();
  });
  if (!kind)
    return (
      <>
        <p role="status">{t('notify_me.nothing_to_wait_for')}</p>
        {children}
      </>
    );
  if (known || sentTo !== undefined) return <WishOutcome kind={kind} known={known} sentTo={sentTo} onLeft={onChange} />;
  const sizes = product.variants.filter(({ inStockEcom, id }) => kind === 'goingLive' || !inStockEcom || id === given);
  return (
    <form className={form.form} {...props}>
      <FormMessage text={message ?? error('sku') ?? error('productId')} />
      <p>
        <bdi>{t(`notify_me.${kind}.text`)}</bdi>
      </p>
      {product.variants.length > 1 && (
        <SelectField
          label={t('notify_me.size')}
          name="sku"
          value={sku}
          required={kind === 'backInStock'}
          onChange={(event) => setSku(event.target.value)}
        >
          <option value="" disabled={kind === 'backInStock'}>
            {t(kind === 'goingLive' ? 'notify_me.any_size' : 'notify_me.choose_size')}
          </option>
          {sizes.map((size) => (
            <option key={size.id} value={size.id}>
              {variantLabel(size)}
            </option>
          ))}
        </SelectField>
      )}
      {user ? (
        <p>
          {t('notify_me.to')} <bdi className={styles.address}>{user.email}</bdi>
        </p>
      ) : (
        <EmailField error={error('email')} />
      )}
      <SubmitButton busy={busy}>{t(`notify_me.${kind}.send`)}</SubmitButton>
      {notifyMeTerms && (
        <div className={styles.terms}>
          <RichText nodes={notifyMeTerms.text} />
        </div>
      )}
    </form>
  );
}
