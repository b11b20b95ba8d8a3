import type { Point } from './point.ts';

export type Picture = { name: string; title: string; unit: string; of: string; curve: string; thread: string };

const paper = '#fbfaf7';
const ink = '#171513';
const soft = '#5c5750';
const hairline = '#ded8cd';
const thread = '#b4231f';
const shades = [ink, '#26344f', soft, '#2f5d46', '#8a5a00'];
const [width, height] = [880, 460];
const frame = { left: 76, right: 660, top: 84, bottom: 396 };
const font = `font-family="'Inter Tight', 'Helvetica Neue', Arial, sans-serif"`;

/** One picture: sizes and values on logarithmic axes, the line that matters most as the thread, each line named at its end. */
export function drawCurve({ title, unit, of, thread: chief }: Picture, points: readonly Point[]): string {
  const names = [...new Set(points.map(({ line }) => line))];
  const x = scale(
    points.map(({ size }) => size),
    [frame.left, frame.right],
    'exact',
  );
  const y = scale(
    points.map(({ value }) => value),
    [frame.bottom, frame.top],
    'around',
  );
  const lines = names.map((name) => ({
    name,
    points: points.filter(({ line }) => line === name).sort((a, b) => a.size - b.size),
  }));
  const others = names.filter((name) => name !== chief);
  const colourOf = (name: string) => (name === chief ? thread : shades[others.indexOf(name) % shades.length]!);
  const places = spread(lines.map(({ name, points: own }) => ({ name, y: y.at(own.at(-1)!.value) })));
  const told = lines.map(
    ({ name, points: own }) => `${name}: ${own.map(({ size, value }) => `${write(size)} ${of} ${write(value)} ${unit}`).join(', ')}`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title told">
<title id="title">${escaped(title)}</title>
<desc id="told">${escaped(told.join('. '))}.</desc>
<rect width="${width}" height="${height}" fill="${paper}"/>
<text x="${frame.left}" y="40" ${font} font-size="21" font-weight="500" letter-spacing="-0.3" fill="${ink}">${escaped(title)}</text>
<text x="${frame.left}" y="62" ${font} font-size="13" fill="${soft}">${escaped(unit)}, by ${escaped(of)}; both axes logarithmic</text>
${y.ticks.map((tick) => `<path d="M${frame.left} ${y.at(tick)}H${frame.right}" stroke="${hairline}"/><text x="${frame.left - 10}" y="${y.at(tick) + 4}" ${font} font-size="13" text-anchor="end" fill="${soft}">${write(tick)}</text>`).join('\n')}
${x.ticks.map((tick) => `<path d="M${x.at(tick)} ${frame.bottom}v6" stroke="${soft}"/><text x="${x.at(tick)}" y="${frame.bottom + 24}" ${font} font-size="13" text-anchor="middle" fill="${soft}">${write(tick)}</text>`).join('\n')}
<path d="M${frame.left} ${frame.bottom}H${frame.right}" stroke="${soft}"/>
${lines
  .toSorted((a, b) => Number(a.name === chief) - Number(b.name === chief))
  .map(({ name, points: own }) => {
    const path = own.map(({ size, value }, at) => `${at === 0 ? 'M' : 'L'}${x.at(size).toFixed(1)} ${y.at(value).toFixed(1)}`).join('');
    const dots = own.map(
      ({ size, value }) => `<circle cx="${x.at(size).toFixed(1)}" cy="${y.at(value).toFixed(1)}" r="3" fill="${colourOf(name)}"/>`,
    );
    return `<path d="${path}" fill="none" stroke="${colourOf(name)}" stroke-width="${name === chief ? 2.5 : 1.25}"/>${dots.join('')}`;
  })
  .join('\n')}
${places.map(({ name, y: at }) => `<text x="${frame.right + 14}" y="${at + 4}" ${font} font-size="13" font-weight="${name === chief ? 600 : 400}" fill="${colourOf(name)}">${escaped(name)} ${write(lines.find((each) => each.name === name)!.points.at(-1)!.value)}</text>`).join('\n')}
</svg>
`;
}

/** Powers of ten with steps between them where there are few; the axis ends with what there is, or with the steps around it. */
function scale(values: readonly number[], [from, to]: readonly [number, number], ends: 'exact' | 'around') {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const [low, high] = [Math.floor(Math.log10(least)), Math.max(Math.floor(Math.log10(least)) + 1, Math.ceil(Math.log10(most) - 1e-9))];
  const between = high - low < 3 ? [1, 2, 5] : [1];
  const all = Array.from({ length: high - low + 1 }, (_, at) => at + low).flatMap((power) => between.map((step) => step * 10 ** power));
  const first = ends === 'exact' ? least : Math.max(...all.filter((tick) => tick <= least));
  const last = ends === 'exact' ? most : Math.min(...all.filter((tick) => tick >= most * 0.999));
  const at = (value: number) => from + ((Math.log10(value) - Math.log10(first)) / (Math.log10(last) - Math.log10(first))) * (to - from);
  return { at, ticks: all.filter((tick) => tick >= first && tick <= last) };
}

const gap = 18;

/** Names stand where their lines end, and never on each other. */
function spread(ends: { name: string; y: number }[]): { name: string; y: number }[] {
  const sorted = ends.toSorted((a, b) => a.y - b.y);
  for (let at = 1; at < sorted.length; at++) sorted[at] = { ...sorted[at]!, y: Math.max(sorted[at]!.y, sorted[at - 1]!.y + gap) };
  const over = Math.max(0, (sorted.at(-1)?.y ?? 0) - frame.bottom);
  return sorted.map(({ name, y }) => ({ name, y: y - over }));
}

function write(value: number): string {
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2;
  return Number(value.toFixed(digits)).toLocaleString('en');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
