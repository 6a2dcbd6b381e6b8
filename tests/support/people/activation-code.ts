import { randomInt } from 'node:crypto';
import type pg from 'pg';

/** A new code for a place in a class of the demo's school. */
export async function newActivationCode(
  database: pg.Pool,
  number: number,
  letter: string,
): Promise<string> {
  const pick = (letters: string) => letters[randomInt(letters.length)] ?? '';
  const code = Array.from({ length: 6 }, () => pick('bdfghkmnprstvz') + pick('aeiou')).join('');
  await database.query(
    `insert into main_api.activation_code (code, class_id)
     select $1, id from main_api.school_class
     where number = $2 and letter = $3
       and school_id = (select id from main_api.school where title = 'Школа № 1')`,
    [code, number, letter],
  );
  return code;
}
