import { visitorTimeZone } from '@/app/_server/time-zone';
import { CabinetAsks } from '@/components/cabinet/cabinet-asks';
import type { OzonWords } from '@/components/cabinet/ozon/ozon-popup';
import { PromotionBanner } from '@/components/cabinet/promotion/promotion-banner';
import { ozonEndAt, promotionAt } from '@/lib/config/promotion';
import { serverConfig } from '@/lib/config/server';
import { roles } from '@/lib/contract/auth/roles';
import { pathOf } from '@/lib/routes/match';
import type { SessionEntry } from '@/lib/session/session';

type CabinetAsksOfProps = {
  page: 'teacherProfile' | 'teacherJournal' | 'studentProfile' | 'school';
  entry: SessionEntry;
};

/**
 * What a cabinet tells and asks of its person besides its content: a promotion, the offer. Neither is
 * over a task nor over the builder. [CFG-04] [FEAT-02]
 */
export async function CabinetAsksOf({ page, entry }: CabinetAsksOfProps) {
  const config = serverConfig();
  const promotion = promotionAt(config);
  const terms = entry.role === roles.student ? 'userAgreement' : 'teacherTerms';
  return (
    <>
      {promotion && <PromotionBanner {...promotion} />}
      <CabinetAsks
        userId={entry.userId}
        offerHref={config.OFFER_URL ?? pathOf(terms)}
        returnUrl={pathOf(page)}
        ozon={page === 'studentProfile' ? await ozonWords(entry) : null}
      />
    </>
  );
}

async function ozonWords({ jwtData }: SessionEntry): Promise<OzonWords | null> {
  const config = serverConfig();
  const end = ozonEndAt(config);
  if (end === null) return null;
  return {
    end,
    timeZone: await visitorTimeZone(),
    name: [jwtData.name, jwtData.surname].filter((part) => part !== '').join(' '),
    consentHref: config.PERSONAL_DATA_CONSENT_URL ?? pathOf('userAgreement'),
  };
}
