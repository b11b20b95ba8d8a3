export type AcceptedLanguage = { language: string; region?: string };

/** The languages a browser asks for, best first. What cannot be read is left out. */
export function readAcceptLanguage(header: string | undefined): AcceptedLanguage[] {
  return (header ?? '')
    .slice(0, 500)
    .split(',')
    .flatMap((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.map((each) => /^\s*q=(\d(?:\.\d{1,3})?)\s*$/.exec(each)?.[1]).find((each) => each !== undefined);
      const match = /^([a-z]{2,3})(?:-[a-z]{4})?(?:-([a-z]{2}))?$/i.exec(tag.trim());
      if (!match || Number(quality ?? 1) === 0) return [];
      const [, language = '', region] = match;
      return [{ language: language.toLowerCase(), ...(region && { region: region.toUpperCase() }), quality: Number(quality ?? 1) }];
    })
    .sort((a, b) => b.quality - a.quality)
    .map(({ quality: _, ...language }) => language);
}
