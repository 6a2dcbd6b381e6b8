/** The name of the field in the sample's form. */
export const SAMPLE_FIELD = 'answer';
