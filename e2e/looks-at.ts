/**
 * When the shop is whose pages are compared: days of delivery, what is new and what is marked down for a while would differ from day to
 * day. Before noon of a Thursday, so that no hour passes after which the shop sends tomorrow.
 */
export const looksAt = new Date('2026-11-19T08:00:00Z');
