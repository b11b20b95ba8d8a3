/** From when on something can be bought that is not sold yet: members of the club may so many hours before everybody else. */
export function soldFrom(comingSoon: number, { isMember, earlyAccessHours }: { isMember: boolean; earlyAccessHours: number }): number {
  return isMember ? comingSoon - earlyAccessHours * 3_600_000 : comingSoon;
}
