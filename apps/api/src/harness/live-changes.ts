import { catalogue } from '@selvedge/contract/catalogue/catalogue.ts';
import { type Client, createClient } from '@selvedge/contract/client.ts';
import { content } from '@selvedge/contract/content.ts';
import type { Menus } from '@selvedge/contract/navigation.ts';
import { editing } from '@selvedge/contract/studio/editing.ts';
import { flags } from '@selvedge/contract/studio/flags.ts';
import { staffProducts } from '@selvedge/contract/studio/products.ts';
import { settings } from '@selvedge/contract/studio/settings.ts';
import { translations } from '@selvedge/contract/studio/translations.ts';

/** One kind of change. Each turn makes another value, so that what an earlier turn left behind is never taken for it. */
export type LiveChange = {
  /** What an editor does before: the call that makes it live. */
  prepare: (turn: number) => Promise<() => Promise<unknown>>;
  isSeen: (turn: number) => Promise<boolean>;
};

type Shops = {
  /** A member of staff, at the process where changes are made. */
  staff: Client;
  /** The address of the process that must show them. */
  reader: string;
  market: string;
};

const word = (turn: number) => `Live proof ${turn}.`;

/** The kinds of change that staff make, each as they make it, seen where shoppers see it: through another process. */
export function liveChanges(shops: Shops): Record<'page' | 'menu' | 'text' | 'flag' | 'price', LiveChange> {
  return { page: pageChange(shops), menu: menuChange(shops), text: textChange(shops), flag: flagChange(shops), price: priceChange(shops) };
}

function pageChange({ staff, reader, market }: Shops): LiveChange {
  const key = { market, path: '/i/live-proof' };
  return {
    async prepare(turn) {
      const page =
        turn === 0 ? await staff(editing.createPage, { body: { ...key, title: word(0) } }) : await staff(editing.getPage, { query: key });
      const edited = { ...page.content, heading: word(turn) };
      const { version } = await staff(editing.saveDraft, { body: { ...key, basedOn: page.version, content: edited } });
      return () => staff(editing.publishPage, { body: { ...key, version } });
    },
    isSeen: (turn) => documentHas(`${reader}/${market}${key.path}`, word(turn)),
  };
}

function menuChange({ staff, reader, market }: Shops): LiveChange {
  const key = { name: 'menus', market };
  return {
    async prepare(turn) {
      const menus = await staff(settings.getSetting, { query: key });
      const { mainMenu, ...rest } = (menus.content ?? menus.inherited) as Menus;
      const edited = { ...rest, mainMenu: mainMenu.with(0, { ...mainMenu[0]!, title: word(turn) }) };
      const { version } = await staff(settings.saveSetting, { body: { ...key, basedOn: menus.version, content: edited } });
      return () => staff(settings.publishSetting, { body: { ...key, version } });
    },
    isSeen: (turn) => documentHas(`${reader}/${market}`, word(turn)),
  };
}

function textChange({ staff, reader, market }: Shops): LiveChange {
  const read = createClient({ apiBase: reader });
  const key = 'basket.empty';
  return {
    async prepare(turn) {
      const [texts] = await staff(translations.texts, { query: { scopes: market } });
      const basedOn = texts!.texts[key]?.version ?? 0;
      return () => staff(translations.save, { body: { changes: [{ scope: market, key, text: word(turn), basedOn }] } });
    },
    isSeen: async (turn) => (await read(content.translations, { params: { market } }))[key] === word(turn),
  };
}

function flagChange({ staff, reader, market }: Shops): LiveChange {
  const read = createClient({ apiBase: reader });
  const name = 'idleTimerMs';
  const flagValue = (turn: number) => 50_000 + turn;
  return {
    async prepare(turn) {
      const cell = (await staff(flags.matrix, {})).find((each) => each.market === market && each.name === name);
      const change = { market, name, before: cell?.value ?? null, value: flagValue(turn) } as const;
      return () => staff(flags.change, { body: { changes: [change] } });
    },
    isSeen: async (turn) => (await read(content.featureFlags, { params: { market } }))[name] === flagValue(turn),
  };
}

function priceChange({ staff, reader, market }: Shops): LiveChange {
  const read = createClient({ apiBase: reader });
  const priceOf = (turn: number) => 1_000 + turn;
  let id = '';
  return {
    async prepare(turn) {
      id ||= (await staff(staffProducts.find, { body: { market, limit: 1 } })).products[0]!.id;
      const product = await staff(staffProducts.get, { params: { id } });
      const basedOn = { product: product.version, style: product.styleVersion };
      const prices = { [market]: [{ list: priceOf(turn), sales: priceOf(turn) }] };
      return () => staff(staffProducts.save, { params: { id }, body: { basedOn, prices } });
    },
    isSeen: async (turn) => {
      const { price } = await read(catalogue.product, { params: { catalog: market, productId: id } });
      return price.salesPrice.amount === priceOf(turn);
    },
  };
}

async function documentHas(url: string, said: string): Promise<boolean> {
  const answer = await fetch(url);
  const document = await answer.text();
  return answer.ok && document.includes(said);
}
