import { saveJobs } from '@selvedge/api/careers/save-jobs.ts';
import { loadContent } from '@selvedge/api/content/load-content.ts';
import { hasContent, lockContent, publishContent, publishFlags } from '@selvedge/api/content/publish-content.ts';
import type { Db } from '@selvedge/api/db/db.ts';
import { nameSellers } from '@selvedge/api/market/name-sellers.ts';
import { saveStores } from '@selvedge/api/store/save-stores.ts';
import { demoDocuments } from './content/documents.ts';
import { demoFlags } from './content/flags.ts';
import { demoJobs } from './content/jobs.ts';
import { demoNavigation } from './content/navigation.ts';
import { demoPages } from './content/pages.ts';
import { demoStores } from './content/stores.ts';

/** Of nobody: no such company is registered. Invoices and labels must name somebody. */
const demoSeller = {
  name: 'Selvedge Demo',
  address: 'Badstuegade 11\n8000 Aarhus C\nDenmark',
  vatId: 'DK00000000',
  companyNumber: 'CVR 00000000',
  register: 'Erhvervsstyrelsen',
  representative: 'Ida Holm',
  email: 'hello@selvedge.example',
  phone: '+45 00 00 00 00',
  accessibilityContact: 'access@selvedge.example',
};

/** Fills an empty shop with the demo, all of it or nothing. A shop that already has content is left alone; answers whether it was filled. */
export async function seedDemo(db: Db, { log }: { log: (line: string) => void }): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockContent(tx);
    if (await hasContent(tx)) return false;
    await nameSellers(tx, demoSeller);
    const { markets } = await loadContent(tx, { log: { warn: (detail, message) => log(`${message} ${JSON.stringify(detail)}`) } });
    await publishFlags(tx, demoFlags);
    await publishContent(
      tx,
      markets.map((market) => ({
        market: market.id,
        navigation: demoNavigation(market),
        pages: demoPages(market),
        documents: demoDocuments(market),
      })),
    );
    await saveJobs(tx, demoJobs);
    await saveStores(tx, demoStores);
    log(`the demo shop is open in ${markets.length} markets`);
    return true;
  });
}
