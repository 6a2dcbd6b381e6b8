/** The names in the config's `features` on which the product depends. [CFG-01] [FEAT-02] [AUTH-18] */
export const userFeatures = {
  /** The teacher has chosen subjects and grades. [ROUTE-05] */
  teachingChosen: 'gradeAndSubjectSelectionPage',
  /** The user examines the product. */
  commission: 'isTsokCommissionMember',
  /** The user sees workbooks that are not released yet. */
  ourContent: 'ourContent',
  /** The user belongs to a group that is told with every event. */
  smGroup: 'smGroup',
  /** The user may suggest corrections of steps. [HW-12] */
  stepSuggestions: 'smStepSuggestions',
  /** The user takes part in the Ozon promotion, or was drawn not to. */
  ozon: 'actionOzonApril2025',
} as const;

const { teachingChosen, commission, ourContent, smGroup, stepSuggestions } = userFeatures;

/** Those that web asks for: they are in the token, the others are not. */
export const guardFeatures: readonly string[] = [teachingChosen, commission, ourContent];

/** Those that operators give and take, and nobody gives themself. */
export const operatorFeatures: readonly string[] = [
  ourContent,
  smGroup,
  stepSuggestions,
  commission,
];
