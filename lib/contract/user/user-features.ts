/** What is noted of a user in the config's `features`, where the product depends on it. [CFG-01] */
export const userFeatures = {
  /** The teacher has chosen subjects and grades. [ROUTE-05] */
  teachingChosen: 'gradeAndSubjectSelectionPage',
} as const;
