type Labelled = { size: { name: string }; length?: { name: string } | undefined };

/** '32 x 34', or the size alone. (CAT-022, CAT-023) */
export function variantLabel({ size, length }: Labelled): string {
  const digits = lengthDigits(length?.name);
  return digits === '' ? size.name : `${size.name} x ${digits}`;
}

/** What the size script is told. Without a length it is told the size as it is written. (CAT-024, CAT-025) */
export function sizeScriptLabel({ size, length }: Labelled): string {
  const digits = lengthDigits(length?.name);
  return digits === '' ? size.name : `W${size.name}L${digits}`;
}

function lengthDigits(name: string | undefined): string {
  return (name ?? '').replace(/\D/g, '');
}

/** A gift card's sku ends in what it is worth: `GIFT_digital_1,50` is 50.00. (CAT-028, CAT-029) */
export function giftCardOption({
  id,
  inStockEcom,
}: {
  id: string;
  inStockEcom: boolean;
}): { value: string; disabled: boolean } | undefined {
  const digits = /,(\d+)/.exec(id)?.[1];
  return digits === undefined ? undefined : { value: Number(digits).toFixed(2), disabled: !inStockEcom };
}
