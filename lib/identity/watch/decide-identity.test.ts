import {
  decideIdentity,
  type IdentityFacts,
  type IdentityDecision,
  type IdpState,
} from './decide-identity';

const OWN: IdpState = { isSignedIn: true, uuid: 'anna' };
const OTHER: IdpState = { isSignedIn: true, uuid: 'misha' };
const NAMELESS: IdpState = { isSignedIn: true, uuid: null };
const OUT: IdpState = { isSignedIn: false, uuid: null };

const signedIn: IdentityFacts = {
  hasToken: true,
  hasUserEntry: true,
  user: { provider: 'prosv_id' },
  idp: OWN,
  ownUuid: 'anna',
  isStopUri: false,
  wasReloaded: false,
  path: '/teacher/profile?a=1',
};
const guest: IdentityFacts = {
  ...signedIn,
  hasToken: false,
  hasUserEntry: false,
  user: null,
  ownUuid: null,
};
const gone = { hasToken: false, hasUserEntry: false };
const by = (provider: string) => ({ user: { provider } });

type Row = [string, Partial<IdentityFacts>, IdentityDecision['kind']];

describe('[AUTH-15] a page of somebody who is signed in', () => {
  test.each<Row>([
    ['whose sessions are both there', {}, 'stay'],

    ['without token and entry', gone, 'logout'],
    ['without token and entry, whatever the provider says', { ...gone, idp: OUT }, 'logout'],
    ['without token and entry, and the provider unavailable', { ...gone, idp: null }, 'logout'],
    ['without token and entry, on a stop URI', { ...gone, isStopUri: true }, 'logout'],
    [
      'without token and entry, who was signed in by itself',
      { ...gone, wasReloaded: true },
      'logout',
    ],
    ['without token and entry, of mediateka', { ...gone, ...by('mediateka') }, 'stay'],
    ['without token and entry, of mos_oblast', { ...gone, ...by('mos_oblast') }, 'stay'],
    ['without token and entry, of vk', { ...gone, ...by('vk') }, 'logout'],
    ['without token and entry, of a homework link', { ...gone, ...by('link') }, 'logout'],
    ['without a token, with an entry', { hasToken: false, idp: OUT }, 'stay'],
    ['without an entry, with a token', { hasUserEntry: false }, 'stay'],

    ['and signed out there', { idp: OUT }, 'provider-logout'],
    ['and signed out there, in the unnamed provider', { idp: OUT, ...by('') }, 'provider-logout'],
    ['and signed out there, the own uuid unknown', { idp: OUT, ownUuid: null }, 'provider-logout'],
    [
      'and signed out there, without an entry',
      { idp: OUT, hasUserEntry: false },
      'provider-logout',
    ],
    ...['vk', 'dnevnik', 'eljur', 'mos_oblast', 'eis', 'vs', 'mediateka', 'link', 'PROSV_ID'].map(
      (provider): Row => [
        `and signed out there, of ${provider}`,
        { idp: OUT, ...by(provider) },
        'stay',
      ],
    ),
    ['while the provider does not tell', { idp: null }, 'stay'],

    ['while another person is signed in there', { idp: OTHER }, 'switch'],
    ['of vk, while another person is signed in there', { idp: OTHER, ...by('vk') }, 'switch'],
    [
      'while another person is there, without an entry',
      { idp: OTHER, hasUserEntry: false },
      'switch',
    ],
    ['while another person is there, without a token', { idp: OTHER, hasToken: false }, 'stay'],
    ['while somebody is there, the own uuid unknown', { idp: OTHER, ownUuid: null }, 'stay'],
    ['while somebody without a uuid is there', { idp: NAMELESS }, 'stay'],
  ])('%s: %j → %s', (_, facts, kind) => {
    expect(decideIdentity({ ...signedIn, ...facts })).toEqual({ kind });
  });
});

describe('[AUTH-15] a page of a guest', () => {
  test('signs in by itself who is signed in at the provider, and comes back', () => {
    const returnUrl = '/student/bababababababa?x=1';
    expect(decideIdentity({ ...guest, path: returnUrl })).toEqual({
      kind: 'begin-sign-in',
      returnUrl,
    });
  });

  test.each<Row>([
    ['whose uuid is not told', { idp: NAMELESS }, 'begin-sign-in'],
    ['with an entry left from before', { hasUserEntry: true }, 'begin-sign-in'],
    ['on a stop URI', { isStopUri: true }, 'stay'],
    ['after it did not help', { wasReloaded: true }, 'stay'],
    ['signed out there as well', { idp: OUT }, 'stay'],
    ['while the provider does not tell', { idp: null }, 'stay'],
    ['who has a token by now', { hasToken: true }, 'stay'],
  ])('%s: %j → %s', (_, facts, kind) => {
    expect(decideIdentity({ ...guest, ...facts }).kind).toBe(kind);
  });
});
