import type { EngineFacts } from './engine-facts.ts';
import type { EngineMarket, ReadMarket } from './engine-market.ts';

/** A market whose numbers are looked up as facts. That there are some is all that the reading of words asks of them. */
export function marketWithFacts(market: EngineMarket, facts: EngineFacts): ReadMarket {
  const { catalogue } = market;
  const some = (documents: readonly string[]) => documents.map((_, at) => at);
  const index = {
    ...catalogue.language.index,
    numbers: (typed: string) => {
      const { whole, begun } = facts.numbered(typed);
      return { whole: some(whole), begun: some(begun) };
    },
  };
  return { ...market, facts, catalogue: { ...catalogue, language: { ...catalogue.language, index } } };
}
