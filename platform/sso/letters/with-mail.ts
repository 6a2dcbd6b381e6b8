import type { Sso } from '@/platform/sso/context';
import type { Step } from '@/platform/sso/interaction/step';
import { withoutMailPage } from '@/platform/sso/pages/messages';
import { sendPage } from '@/platform/sso/pages/send';
import type { Mail } from './mail';

/** A step that needs letters; without a mail server, a page that says so. [TRUST-07] */
export function withMail({ mail, publicOrigin }: Sso, make: (mail: Mail) => Step): Step {
  if (mail) return make(mail);
  return (context) => sendPage(context, publicOrigin, withoutMailPage(publicOrigin), 404);
}
