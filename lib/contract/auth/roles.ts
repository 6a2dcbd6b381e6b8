/** What people are to the product, as edu tokens say it. [AUTH-11] */
export const roles = {
  teacher: 'ROLE_EDU_SKYSMART_TEACHER_USAGE',
  student: 'ROLE_EDU_SKYSMART_STUDENT_USAGE',
  schoolAdmin: 'ROLE_EDU_SKYSMART_SCHOOL_ADMIN_USAGE',
} as const;

export type Role = (typeof roles)[keyof typeof roles];
