import { html } from 'hono/html';
import {
  MIN_PASSWORD,
  type RegistrationErrors,
  type RegistrationField,
  type RegistrationForm,
} from '@/platform/sso/interaction/registration';
import { alert, field, type Field } from '@/platform/openid/pages/field';
import type { Page } from '@/platform/openid/pages/page-template';
import { layout } from './layout';

type Given = {
  publicOrigin: string;
  action: string;
  form: RegistrationForm;
  errors: RegistrationErrors;
  /** What is wrong with the whole, when no field is. */
  problem?: string;
};

/** The page where a teacher or a student makes an account. Passwords are never sent back. */
export function registerPage(given: Given): Page {
  const { publicOrigin, action, form, errors } = given;
  const [firstWrong] = Object.keys(errors);
  const rejected = firstWrong !== undefined || given.problem !== undefined;
  const input = (name: RegistrationField, rest: Omit<Field, 'name' | 'error' | 'focus'>) =>
    field({ name, ...rest, error: errors[name], focus: name === firstWrong });
  const content = html`
    <h1>Регистрация</h1>
    <p class="lead">Одна учётная запись для всех рабочих тетрадей.</p>
    ${alert(given.problem ?? (firstWrong && 'Проверьте отмеченные поля'))}
    <form method="post" action="${action}/register">
      ${roleChoice(form.role, errors.role)}
      <div class="pair">
        ${input('name', { label: 'Имя', value: form.name, autocomplete: 'given-name', maxLength: 100 })}
        ${input('surname', {
          label: 'Фамилия',
          value: form.surname,
          autocomplete: 'family-name',
          maxLength: 100,
        })}
      </div>
      ${input('email', {
        label: 'Электронная почта',
        type: 'email',
        value: form.email,
        autocomplete: 'username',
        maxLength: 200,
        verbatim: true,
        hint: 'Она будет вашим логином',
      })}
      ${input('password', {
        label: 'Пароль',
        type: 'password',
        autocomplete: 'new-password',
        maxLength: 200,
        minLength: MIN_PASSWORD,
        hint: `Не короче ${MIN_PASSWORD}\u00a0знаков`,
      })}
      ${input('repeat', {
        label: 'Пароль ещё раз',
        type: 'password',
        autocomplete: 'new-password',
        maxLength: 200,
      })}
      <button type="submit">Зарегистрироваться</button>
    </form>
    <p class="below">Уже есть учётная запись? <a href="${action}">Войти</a></p>
  `;
  return layout(publicOrigin, rejected ? 'Ошибка: регистрация' : 'Регистрация', content);
}

function roleChoice(chosen: string, error: string | undefined): Page {
  const option = (value: string, label: string) => html`
    <label>
      <input
        type="radio"
        name="role"
        value="${value}"
        ${chosen === value ? html`checked` : ''}
        ${error && value === 'teacher' ? html`autofocus` : ''}
        required
      />
      ${label}
    </label>
  `;
  return html`<fieldset ${error ? html`aria-describedby="role-error"` : ''}>
    <legend>Кто вы</legend>
    <div class="choice">${option('teacher', 'Учитель')}${option('student', 'Ученик')}</div>
    ${error ? html`<p class="wrong" id="role-error">${error}</p>` : ''}
  </fieldset>`;
}
