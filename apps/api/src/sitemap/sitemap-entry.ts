/** One address of a site map, whole with its host. */
export type SitemapEntry = {
  url: string;
  /** Of what stands there; left out where nobody noted it. */
  changedAt?: Date | undefined;
  alternates: readonly { hreflang?: string | undefined; href: string }[];
  pictures: readonly string[];
};
