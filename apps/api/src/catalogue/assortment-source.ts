import type { AssortmentLine, AssortmentOption, AssortmentStyle } from '@selvedge/contract/catalogue/assortment.ts';
import { productId } from '@selvedge/domain/catalogue/product-id.ts';
import type { CatalogueSource, OptionRow, PriceHistory, TextRow } from './catalogue-source.ts';

/** An assortment straight from its lines, without a database: for rules, measurements and a look at a file before it is imported. */
export function assortmentSource(lines: readonly AssortmentLine[], extra: Partial<CatalogueSource> = {}): CatalogueSource {
  const of = <T extends AssortmentLine['type']>(type: T) =>
    lines.filter((line): line is Extract<AssortmentLine, { type: T }> => line.type === type);
  const styles = of('style');
  const options = styles.flatMap((style) => style.options.map((option, position) => toOptionRow(style, option, position)));
  return {
    revision: '1',
    categories: of('category').map(({ parent, ...row }) => ({ ...row, parentId: parent ?? null })),
    attributes: of('attribute'),
    badges: of('badge'),
    locations: of('location').map((row) => ({ ...row, markets: row.markets ?? null })),
    styles: () => inPages(styles),
    options: () => inPages(options),
    texts: (language) => inPages(styles.flatMap((style) => textRows(style, language))),
    prices: (market) => inPages(styles.flatMap((style) => style.options.flatMap((option) => histories(style, option, market)))),
    ...extra,
  };
}

async function* inPages<T>(rows: readonly T[]): AsyncGenerator<readonly T[]> {
  for (let at = 0; at < rows.length; at += 1_000) yield rows.slice(at, at + 1_000);
}

function toOptionRow({ styleNumber }: AssortmentStyle, option: AssortmentOption, position: number): OptionRow {
  const { colour, optionId } = option;
  return {
    ...option,
    ...{ id: productId({ styleNumber, colour, optionId }), styleNumber, position },
    colourBase: option.colourBase ?? '',
    colourNuance: option.colourNuance ?? '',
    pantoneCode: option.pantoneCode ?? '',
    pantoneHexCode: option.pantoneHexCode ?? '',
    newFrom: new Date(option.newFrom),
    comingSoon: option.comingSoon === undefined ? null : new Date(option.comingSoon),
    modelMeasurements: option.modelMeasurements ?? null,
    giftCardAmounts: option.giftCardAmounts,
    variants: () =>
      option.variants.map(({ ean, size, length, inDeliveryDateSet, stock }) => ({
        ...{ ean, size, length, inDeliveryDateSet },
        stock: [
          ...Object.entries(stock.warehouses).map(([id, quantity]) => ({ kind: 'warehouse' as const, id, quantity })),
          ...Object.entries(stock.stores).map(([id, quantity]) => ({ kind: 'store' as const, id, quantity })),
        ],
      })),
  };
}

function textRows({ styleNumber, texts }: AssortmentStyle, language: string): TextRow[] {
  return [...new Set([language, 'en'])].flatMap((each) => {
    const found = texts[each];
    return found ? [{ styleNumber, language: each, ...found }] : [];
  });
}

function histories({ styleNumber }: AssortmentStyle, { colour, optionId, prices }: AssortmentOption, market: string): PriceHistory[] {
  const rows = prices[market];
  if (!rows) return [];
  const history = rows.map(({ from, list, sales, member }) => ({ validFrom: Date.parse(from), list, sales: sales ?? list, member }));
  return [{ productId: productId({ styleNumber, colour, optionId }), rows: history.sort((a, b) => a.validFrom - b.validFrom) }];
}
