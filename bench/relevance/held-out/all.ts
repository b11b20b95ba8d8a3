import { ar } from './ar.ts';
import { bg } from './bg.ts';
import { bs } from './bs.ts';
import { ca } from './ca.ts';
import { cs } from './cs.ts';
import { da } from './da.ts';
import { de } from './de.ts';
import { el } from './el.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { et } from './et.ts';
import { fi } from './fi.ts';
import { fr } from './fr.ts';
import type { HeldOut } from './held-out.ts';
import { hr } from './hr.ts';
import { hu } from './hu.ts';
import { hy } from './hy.ts';
import { it } from './it.ts';
import { lt } from './lt.ts';
import { lv } from './lv.ts';
import { mk } from './mk.ts';
import { nl } from './nl.ts';
import { no } from './no.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { ro } from './ro.ts';
import { sk } from './sk.ts';
import { sl } from './sl.ts';
import { sq } from './sq.ts';
import { sr } from './sr.ts';
import { sv } from './sv.ts';
import { tr } from './tr.ts';
import { uk } from './uk.ts';

export const heldOut: Record<string, HeldOut> = {
  'fr-FR': fr,
  'ar-AE': ar,
  'da-DK': da,
  'de-DE': de,
  'pl-PL': pl,
  'tr-TR': tr,
  'el-GR': el,
  'it-IT': it,
  'es-ES': es,
  'nl-NL': nl,
  'sv-SE': sv,
  'fi-FI': fi,
  'cs-CZ': cs,
  'hu-HU': hu,
  'ro-RO': ro,
  'uk-UA': uk,
  'sq-AL': sq,
  'hy-AM': hy,
  'bs-BA': bs,
  'bg-BG': bg,
  'ca-AD': ca,
  'hr-HR': hr,
  'et-EE': et,
  'lv-LV': lv,
  'lt-LT': lt,
  'mk-MK': mk,
  'nb-NO': no,
  'pt-PT': pt,
  'sr-RS': sr,
  'sk-SK': sk,
  'sl-SI': sl,
  'en-GB': en,
};
