/** @jest-environment node */
import { ozonEndAt, promotionAt } from './promotion';
import { readServerConfig } from './server';

const start = '2026-08-20T00:00:00+03:00';
const end = '2026-09-10T00:00:00+03:00';
const during = Date.parse('2026-09-01T12:00:00Z');
const general = { PROMOTION_START: start, PROMOTION_END: end, PROMOTION_TEXT: 'Скидка 20 %' };
const faultOf = (source: Record<string, string>) => {
  try {
    return readServerConfig(source) && 'none';
  } catch (error) {
    return (error as Error).message;
  }
};

describe('promotions', () => {
  test('[FEAT-02] the general one is told between its times', () => {
    const config = readServerConfig({ ...general, PROMOTION_URL: 'https://books.example.ru/' });
    const told = { text: 'Скидка 20 %', href: 'https://books.example.ru/' };
    expect(promotionAt(config, during)).toEqual(told);
    expect(promotionAt(config, Date.parse(start) - 1)).toBeNull();
    expect(promotionAt(config, Date.parse(end))).toBeNull();
    expect(promotionAt(readServerConfig({}), during)).toBeNull();
  });

  test('[FEAT-02] and that of Ozon stand apart from each other', () => {
    const ozon = readServerConfig({ OZON_PROMOTION_START: start, OZON_PROMOTION_END: end });
    expect([ozonEndAt(ozon, during), promotionAt(ozon, during)]).toEqual([end, null]);
    expect(ozonEndAt(ozon, Date.parse(end))).toBeNull();
    expect(ozonEndAt(readServerConfig(general), during)).toBeNull();
  });

  test.each([
    [{ PROMOTION_START: start }, 'PROMOTION_START and PROMOTION_END go together'],
    [{ ...general, PROMOTION_END: start }, 'PROMOTION_END: is not after PROMOTION_START'],
    [{ PROMOTION_START: start, PROMOTION_END: end }, 'PROMOTION_TEXT: is needed'],
    [{ ...general, PROMOTION_URL: 'javascript:alert(1)' }, 'PROMOTION_URL'],
    [{ ...general, PROMOTION_TEXT: 'я'.repeat(201) }, 'PROMOTION_TEXT'],
  ])('[CONF-01] %j stops the start', (source, fault) => {
    expect(faultOf(source)).toContain(`Wrong environment — ${fault}`);
  });
});
