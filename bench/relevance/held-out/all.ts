import { ar } from './ar.ts';
import { cs } from './cs.ts';
import { da } from './da.ts';
import { de } from './de.ts';
import { el } from './el.ts';
import { es } from './es.ts';
import { fi } from './fi.ts';
import { fr } from './fr.ts';
import type { HeldOut } from './held-out.ts';
import { hu } from './hu.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { ro } from './ro.ts';
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
};
