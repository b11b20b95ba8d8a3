import type { Role } from '@selvedge/contract/studio/team.ts';
import { text } from '../texts/text.ts';

export const roleNames: Record<Role, string> = {
  administrator: text('team.role.administrator'),
  editor: text('team.role.editor'),
  merchandiser: text('team.role.merchandiser'),
  'country-manager': text('team.role.country-manager'),
  'customer-service': text('team.role.customer-service'),
  warehouse: text('team.role.warehouse'),
  store: text('team.role.store'),
  auditor: text('team.role.auditor'),
  newcomer: text('team.role.newcomer'),
};
