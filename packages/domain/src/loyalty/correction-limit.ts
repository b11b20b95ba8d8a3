/** What one member of staff may give and take of a member's points alone in so many days. Above it a second one agrees. */
export const correctionLimit = 500;
export const correctionDays = 30;
