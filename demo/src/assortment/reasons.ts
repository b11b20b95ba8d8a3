/** Why a material is the better choice, said once. */
export const reasons: Readonly<Record<string, { reason: string; support: string }>> = {
  'organic-cotton': {
    reason: 'Organic cotton',
    support: 'Grown without synthetic pesticides and fertilisers, and certified from the field to the finished cloth.',
  },
  'european-flax': { reason: 'European flax', support: 'Grown in Normandy and Flanders on rain alone, and retted in the field.' },
  'responsible-wool': {
    reason: 'Responsible wool',
    support: 'From farms that are audited for the welfare of the animals and the care of the land.',
  },
  'recycled-wool': { reason: 'Recycled wool', support: 'Sorted by colour and spun again, which saves most of the dyeing.' },
  'recycled-cotton': { reason: 'Recycled cotton', support: 'A part of the cotton comes from the waste of cutting rooms.' },
  'recycled-polyester': { reason: 'Recycled polyester', support: 'Made from bottles and old garments instead of oil.' },
  'certified-wood': { reason: 'Certified wood', support: 'The pulp comes from forests that are replanted and checked.' },
  'vegetable-tanned': { reason: 'Vegetable tanning', support: 'Tanned with bark extracts and without chromium.' },
};
