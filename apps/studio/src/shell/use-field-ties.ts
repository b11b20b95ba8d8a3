import { createContext, use, useId } from 'react';

/** What an input of a field needs to be tied to its label and to what is wrong with it. */
export type InputTies = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined };

/** The id of what is said to be wrong with the fields inside, by whoever stands around them. */
export const ProblemTie = createContext<string | undefined>(undefined);

/** The one place where a label, an input, its hint and its problem are tied together: a screen reader says all of it. */
export function useFieldTies({ hasNote, problem }: { hasNote: boolean; problem: string | undefined }): { ties: InputTies; noteId: string } {
  const id = useId();
  const around = use(ProblemTie);
  const noteId = `${id}-note`;
  const described = [around, (hasNote || problem) && noteId].filter(Boolean).join(' ');
  return {
    noteId,
    ties: { id, 'aria-invalid': problem || around ? true : undefined, 'aria-describedby': described || undefined },
  };
}
