export function CarrierMark({ name }: { name: string }) {
  return name ? null : null;
}
