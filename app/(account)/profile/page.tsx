import { load } from '@/app/_server/main-api';
import { CityLineOf } from '@/app/_server/pages/city-line-of';
import { diaryLines } from '@/app/_server/pages/diary-lines';
import { guardedPage } from '@/app/_server/pages/guarded-page';
import { HeaderLinks } from '@/app/_server/pages/header-links';
import { ownSessionsOf } from '@/app/_server/pages/own-sessions-of';
import { SessionWatchOf } from '@/app/_server/pages/session-watch-of';
import { visitorTimeZone } from '@/app/_server/time-zone';
import { OwnData } from '@/components/cabinet/own-data/own-data';
import { PageShell } from '@/components/layout/page-shell';
import { ProfileFacts } from '@/components/profile/profile-facts';
import { LinkButton } from '@/components/ui/link-button/link-button';
import { TextLink } from '@/components/ui/text-link/text-link';
import { serverConfig } from '@/lib/config/server';
import { roles } from '@/lib/contract/auth/roles';
import { pathOf } from '@/lib/routes/match';
import { defaultPathOf } from '@/lib/session/guards/addresses';
import type { SessionEntry } from '@/lib/session/session';
import { ssoProfileAddress } from '@/lib/session/sign-in/sso-address';

/** What is known of a person, where they are signed in, and what they may do about it. [ROUTE-24] [HW-09] */
async function ProfilePage(entry: SessionEntry) {
  const { role, userId, jwtData } = entry;
  const [config, timeZone, diaries, sessions] = await Promise.all([
    load('getUserConfig', {}),
    visitorTimeZone(),
    diaryLines(),
    ownSessionsOf(entry),
  ]);
  const terms = role === roles.student ? 'userAgreement' : 'teacherTerms';
  return (
    <PageShell headerSlot={<HeaderLinks entry={entry} current={null} />}>
      <SessionWatchOf />
      <div className="page-width flex max-w-240 flex-col gap-8 py-6 medium:py-12">
        <div className="flex flex-col gap-4 medium:flex-row medium:items-center medium:justify-between">
          <h1 className="text-title-m font-semibold medium:text-title-l">Профиль</h1>
          <LinkButton href={defaultPathOf(role)} wide>
            {role === roles.schoolAdmin ? 'К\u00A0школе' : 'К\u00A0заданиям'}
          </LinkButton>
        </div>
        <ProfileFacts
          person={{ ...jwtData, role }}
          config={config}
          offerHref={serverConfig().OFFER_URL ?? pathOf(terms)}
          returnUrl={pathOf('profile')}
          timeZone={timeZone}
        />
        <div className="flex flex-col gap-1">
          {config.providerType === 'prosv_id' ? (
            <p>
              <TextLink href={ssoProfileAddress()} variant="quiet" prefetch={false}>
                Изменить имя, почту и&nbsp;пароль
              </TextLink>
            </p>
          ) : null}
          <CityLineOf config={config} />
          {diaries}
        </div>
        {sessions}
        <OwnData userId={userId} role={role} />
      </div>
    </PageShell>
  );
}

const page = guardedPage('profile', ProfilePage);

export const generateMetadata = page.titled('Профиль');
export default page;
