import { html } from 'hono/html';
import type { Page } from './page-template';

export type Field = {
  name: string;
  label: string;
  type?: 'text' | 'email' | 'password';
  value?: string;
  autocomplete: string;
  maxLength: number;
  minLength?: number;
  hint?: string;
  error?: string | undefined;
  /** The page opens with the cursor here. */
  focus?: boolean;
  /** For logins and addresses: keyboards shall not correct them. */
  verbatim?: boolean;
  /** May be left empty. */
  optional?: boolean;
};

/** A labelled input with its hint and its error, tied together for screen readers. */
export function field(given: Field): Page {
  const { name, label, type = 'text', value = '', hint, error } = given;
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  const input = html`<input
    id="${name}"
    name="${name}"
    type="${type}"
    value="${value}"
    autocomplete="${given.autocomplete}"
    maxlength="${given.maxLength}"
    ${given.minLength ? html`minlength="${given.minLength}"` : ''}
    ${given.verbatim ? html`autocapitalize="none" spellcheck="false"` : ''}
    ${described ? html`aria-describedby="${described}"` : ''}
    ${error ? html`aria-invalid="true"` : ''}
    ${given.focus ? html`autofocus` : ''}
    ${given.optional ? '' : html`required`}
  />`;
  return html`<div>
    <label class="name" for="${name}">${label}</label>
    ${type === 'password' ? html`<div class="secret">${input}</div>` : input}
    ${hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : ''}
    ${error ? html`<p class="wrong" id="${name}-error">${error}</p>` : ''}
  </div>`;
}

/** What went wrong with the whole form; read out as soon as the page opens. */
export function alert(message: string | undefined): Page | '' {
  return message ? html`<p class="alert" role="alert">${message}</p>` : '';
}

/** What has been done; read out when the page opens. */
export function notice(message: string | undefined): Page | '' {
  return message ? html`<p class="notice" role="status">${message}</p>` : '';
}
