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

type Notice = { subject: string; text: string };

/** What the owner of an account is told, so that it does not happen unnoticed. [TRUST-07] */
export const notices = {
  changed: {
    subject: 'Пароль изменён',
    text: 'Пароль вашей учётной записи изменён. На других устройствах придётся войти заново.',
  },
  passkeyAdded: {
    subject: 'Добавлен ключ доступа',
    text: 'К\u00a0вашей учётной записи добавлен ключ доступа. С\u00a0ним входят без пароля.',
  },
  passkeyRemoved: {
    subject: 'Ключ доступа удалён',
    text: 'Из\u00a0вашей учётной записи удалён ключ доступа. Войти с\u00a0ним больше нельзя.',
  },
  secondFactorOn: {
    subject: 'Для входа теперь нужен и\u00a0ключ доступа',
    text: 'Одного пароля для входа теперь мало: нужен ещё ключ доступа или запасной код. Выданы новые запасные коды, прежние не\u00a0действуют.',
  },
  secondFactorOff: {
    subject: 'Для входа хватает пароля',
    text: 'Вход с\u00a0паролем вместе с\u00a0ключом доступа выключен: теперь для входа хватает одного пароля.',
  },
  recoveryCodeUsed: {
    subject: 'Вход с\u00a0запасным кодом',
    text: 'В\u00a0вашу учётную запись вошли с\u00a0паролем и\u00a0запасным кодом. Этот код больше не\u00a0действует.',
  },
} satisfies Record<string, Notice>;

/** One of the notices, and what to do when it was somebody else. */
export function noticeLetter(
  { publicOrigin }: Origins,
  email: string,
  { subject, text }: Notice,
): Letter {
  return {
    recipient: email,
    subject,
    text: written(
      'Здравствуйте!',
      text,
      'Если это сделали не\u00a0вы, нажмите на\u00a0странице входа «Забыли пароль?» и\u00a0задайте новый: там\u00a0же можно удалить чужие ключи доступа.',
      `${publicOrigin}/login`,
    ),
  };
}
