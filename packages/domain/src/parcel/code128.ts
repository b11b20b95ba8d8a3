/** Widths of bars and gaps by value, as the standard lists them. */
const patterns =
  '212222222122222221121223121322131222122213122312132212221213221312231212112232122132122231113222123122123221223211221132221231213212223112312131311222321122321221312212322112322211212123212321232121111323131123131321112313132113132311211313231113231311112133112331132131113123113321133121313121211331231131213113213311213131311123311321331121312113312311332111314111221411431111111224111422121124121421141122141221112214112412122114122411142112142211241211221114413111241112134111111242121142121241114212124112124211411212421112421211212141214121412121111143111341131141114113114311411113411311113141114131311141411131211412211214211232';
const [startB, modulo, length] = [104, 103, 6];
const stop = '2331112';

/**
 * A text of plain letters and digits as the bars that a scanner reads (Code 128, set B): widths in turn of a bar and a gap, beginning
 * with a bar. What can't be written so is refused: a label that no scanner reads sends a parcel nowhere.
 */
export function code128(text: string): number[] {
  if (!/^[ -~]+$/.test(text)) throw new RangeError('a barcode holds plain letters and digits');
  const values = [...text].map((sign) => sign.charCodeAt(0) - 32);
  const check = values.reduce((sum, value, at) => sum + value * (at + 1), startB) % modulo;
  const widths = [startB, ...values, check].map((value) => patterns.slice(value * length, (value + 1) * length));
  return [...widths.join(''), ...stop].map(Number);
}
