import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const Job = z.object({
  id: z.string(),
  title: z.string(),
  department: z.string(),
  city: z.string(),
  country: z.string(),
  employment: z.string(),
  text: z.string(),
  url: z.string(),
});
export type Job = z.infer<typeof Job>;

export const careers = {
  jobs: endpoint({
    method: 'GET',
    path: '/api/careers/jobs',
    summary: 'Open positions.',
    access: 'public',
    response: z.array(Job),
    caching: { sharedSeconds: 300 },
  }),
};
