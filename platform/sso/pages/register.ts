import { html } from 'hono/html';
import type {
  RegistrationErrors,
  RegistrationField,
  RegistrationForm,
} from '@/platform/sso/interaction/registration';
import { MIN_PASSWORD } from '@/platform/sso/account/password-strength';
import { consentWords } from '@/platform/sso/account/consent';
import { alert, field, type Field } from '@/platform/openid/pages/field';
import type { Page } from '@/platform/openid/pages/page-template';
import { layout } from './layout';

type Given = {
  publicOrigin: string;
  action: string;
  /** The role that was chosen before the sign-in began, or '': it is not asked again. */
  knownRole?: string;
  form: RegistrationForm;
  errors: RegistrationErrors;
  /** What is wrong with the whole, when no field is. */
  problem?: string;
};

type Input = (name: RegistrationField, rest: Omit<Field, 'name' | 'error' | 'focus'>) => Page;

/** The page where a teacher or a student makes an account. Passwords are never sent back. */
export function registerPage(given: Given): Page {
  const { publicOrigin, action, form, errors } = given;
  const [firstWrong] = Object.keys(errors);
  const rejected = firstWrong !== undefined || given.problem !== undefined;
  const input: Input = (name, rest) =>
    field({ name, ...rest, error: errors[name], focus: name === firstWrong });
  const content = html`
    <h1>Регистрация</h1>
    <p class="lead">Одна учётная запись для всех рабочих тетрадей.</p>
    ${alert(given.problem ?? (firstWrong && 'Проверьте отмеченные поля'))}
    <form method="post" action="${action}/register">
      ${given.knownRole ? knownRole(publicOrigin, given.knownRole) : roleChoice(form.role, errors.role)}
      <div class="pair">
        ${input('name', { label: 'Имя', value: form.name, autocomplete: 'given-name', maxLength: 100 })}
        ${input('surname', {
          label: 'Фамилия',
          value: form.surname,
          autocomplete: 'family-name',
          maxLength: 100,
        })}
      </div>
      ${input('patronymic', {
        label: 'Отчество',
        value: form.patronymic,
        autocomplete: 'additional-name',
        maxLength: 100,
        optional: true,
        hint: 'Если есть',
      })}
      ${access(input, form)}
      ${consent(publicOrigin, form.consent, errors.consent, firstWrong === 'consent')}
      <button type="submit">Зарегистрироваться</button>
    </form>
    <p class="below">Уже есть учётная запись? <a href="${action}">Войти</a></p>
  `;
  return layout(publicOrigin, rejected ? 'Ошибка: регистрация' : 'Регистрация', content);
}

/** What the person will sign in with. */
function access(input: Input, form: RegistrationForm): Page {
  return html`${input('email', {
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
  })}`;
}

/** The role as it was chosen on the product's page, sent along; a change begins there again. */
function knownRole(publicOrigin: string, role: string): Page {
  const name = role === 'teacher' ? 'учитель' : 'ученик';
  return html`<p class="known">
    Вы регистрируетесь как <b>${name}</b>. <a href="${publicOrigin}/login">Изменить</a>
    <input type="hidden" name="role" value="${role}" />
  </p>`;
}

/** What has to be agreed to, with what it means for children. [TRUST-10] */
function consent(
  publicOrigin: string,
  given: string,
  error: string | undefined,
  isFirstWrong: boolean,
): Page {
  return html`<div>
    <label class="agree">
      <input
        type="checkbox"
        name="consent"
        value="yes"
        ${given === 'yes' ? html`checked` : ''}
        aria-describedby="consent-hint${error ? ' consent-error' : ''}"
        ${error ? html`aria-invalid="true"` : ''}
        ${isFirstWrong ? html`autofocus` : ''}
        required
      />
      <span>${consentWords.agree}</span>
    </label>
    <p class="hint" id="consent-hint">
      <a href="${publicOrigin}/user-agreement" target="_blank">${consentWords.policy}</a>.
      ${consentWords.children}
    </p>
    ${error ? html`<p class="wrong" id="consent-error">${error}</p>` : ''}
  </div>`;
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
