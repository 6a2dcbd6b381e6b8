/** The names in the config's `features` on which the product depends. [CFG-01] [FEAT-02] */
export const userFeatures = {
  /** The teacher has chosen subjects and grades. [ROUTE-05] */
  teachingChosen: 'gradeAndSubjectSelectionPage',
  /** The user sees workbooks that are not released yet. */
  ourContent: 'ourContent',
  /** The user belongs to a group that is told with every event. */
  smGroup: 'smGroup',
} as const;
