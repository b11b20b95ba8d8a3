import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  FiguresCover,
  FiguresFunnel,
  FiguresProducts,
  FiguresPromotions,
  FiguresSearches,
  FiguresSizes,
  FiguresVitals,
  ProductsQuery,
  VitalsQuery,
  WrittenRate,
} from './figures-answers.ts';
import { FiguresQuery, Sales } from './figures-sales.ts';

const read = { method: 'GET', access: { staff: 'figures.read' }, caching: 'no-store' } as const;

export const figures = {
  sales: endpoint({
    ...read,
    path: '/api/studio/figures/sales',
    summary: 'What was bought and what went back in a period, by hour or day and by market, beside the period that it is compared with.',
    query: FiguresQuery,
    response: Sales,
  }),
  products: endpoint({
    ...read,
    path: '/api/studio/figures/products',
    summary: 'Products that sold most in a period, or those in stock that sold least.',
    query: ProductsQuery,
    response: FiguresProducts,
  }),
  sizes: endpoint({
    ...read,
    path: '/api/studio/figures/sizes',
    summary: 'What was sold, came back and lies of each size, of everything or of one style.',
    query: FiguresQuery.safeExtend({ style: z.string().min(1).max(100).optional() }),
    response: FiguresSizes,
  }),
  cover: endpoint({
    ...read,
    path: '/api/studio/figures/cover',
    summary: 'Sizes that run out first when they sell on as they did in the period.',
    query: FiguresQuery,
    response: FiguresCover,
  }),
  funnel: endpoint({
    ...read,
    path: '/api/studio/figures/funnel',
    summary: 'How far visits came on the way to a purchase, by day and by market.',
    query: FiguresQuery,
    response: FiguresFunnel,
    errors: ['not_found'],
  }),
  searches: endpoint({
    ...read,
    path: '/api/studio/figures/searches',
    summary: 'What shoppers searched for in a period, and how often nothing was found.',
    query: FiguresQuery,
    response: FiguresSearches,
    errors: ['not_found'],
  }),
  promotions: endpoint({
    ...read,
    path: '/api/studio/figures/promotions',
    summary: 'Orders with each promotion in a period, what they came to and what it took off.',
    query: FiguresQuery,
    response: FiguresPromotions,
  }),
  vitals: endpoint({
    ...read,
    path: '/api/studio/figures/vitals',
    summary: 'Web vitals of real visits by kind of page or by market.',
    query: VitalsQuery,
    response: FiguresVitals,
    errors: ['not_found'],
  }),
  rates: endpoint({
    ...read,
    path: '/api/studio/figures/rates',
    summary: 'The exchange rates that staff wrote for the figures, newest first.',
    response: z.array(WrittenRate),
  }),
  writeRate: endpoint({
    method: 'PUT',
    path: '/api/studio/figures/rates',
    summary: 'Writes how many of a currency one euro is from a day on. Prices are not touched by it.',
    access: { staff: 'market.write' },
    body: WrittenRate.pick({ currency: true, since: true, rate: true }),
    response: z.array(WrittenRate),
  }),
};
