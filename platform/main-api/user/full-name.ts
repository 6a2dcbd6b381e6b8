import { roles, type Role } from '@/lib/contract/auth/roles';

type Named = { name: string; surname: string; patronymic: string; email: string; roles: Role[] };

/** Name and surname, for teachers with the patronymic; the e-mail when there is no name. [HW-07] */
export function fullName({ name, surname, patronymic, email, roles: held }: Named): string {
  const parts = held.includes(roles.teacher) ? [name, patronymic, surname] : [name, surname];
  return parts.filter((part) => part !== '').join(' ') || email;
}
