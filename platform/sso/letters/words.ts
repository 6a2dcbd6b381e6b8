import type { Letter } from '@/platform/mail/letter';
import type { Origins } from '@/platform/sso/context';

const SIGNED = 'Рабочие тетради';

const written = (...paragraphs: string[]) => `${[...paragraphs, SIGNED].join('\n\n')}\n`;

/** To who has filled in the registration: with the link the account is made. [TRUST-07] */
export function confirmLetter(
  { issuer }: Origins,
  { email, name }: { email: string; name: string },
  token: string,
): Letter {
  return {
    recipient: email,
    subject: 'Подтвердите почту',
    text: written(
      `Здравствуйте, ${name}!`,
      'Чтобы закончить регистрацию, откройте ссылку. Она действует сутки, и\u00a0только из\u00a0последнего письма.',
      `${issuer}/confirm?token=${token}`,
      'Если вы не\u00a0регистрировались, ничего не\u00a0делайте: без этой ссылки учётной записи не\u00a0будет.',
    ),
  };
}

/** To whose e-mail was typed into the registration though they have an account. [TRUST-07] */
export function knownAlreadyLetter({ publicOrigin }: Origins, email: string): Letter {
  return {
    recipient: email,
    subject: 'У вас уже есть учётная запись',
    text: written(
      'Здравствуйте!',
      'Кто-то указал эту почту при регистрации, но\u00a0учётная запись с\u00a0ней уже есть. Новую мы не\u00a0создали.',
      'Если это были вы, войдите с\u00a0прежним паролем. Забыли его\u00a0— нажмите на\u00a0странице входа «Забыли пароль?».',
      `${publicOrigin}/login`,
      'Если это были не\u00a0вы, ничего не\u00a0делайте: ваша учётная запись не\u00a0изменилась.',
    ),
  };
}

/** To who has forgotten the password. [TRUST-07] */
export function resetLetter({ issuer }: Origins, email: string, token: string): Letter {
  return {
    recipient: email,
    subject: 'Новый пароль',
    text: written(
      'Здравствуйте!',
      'Чтобы задать новый пароль, откройте ссылку. Она действует один час и\u00a0один раз.',
      `${issuer}/reset?token=${token}`,
      'Если вы не\u00a0просили сменить пароль, ничего не\u00a0делайте: он остался прежним.',
    ),
  };
}

/** To whose password was changed, so that it does not happen unnoticed. [TRUST-07] */
export function changedLetter({ publicOrigin }: Origins, email: string): Letter {
  return {
    recipient: email,
    subject: 'Пароль изменён',
    text: written(
      'Здравствуйте!',
      'Пароль вашей учётной записи изменён. На других устройствах придётся войти заново.',
      'Если это сделали не\u00a0вы, нажмите на\u00a0странице входа «Забыли пароль?» и\u00a0задайте новый.',
      `${publicOrigin}/login`,
    ),
  };
}
