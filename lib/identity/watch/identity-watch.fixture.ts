import { roles, type Role } from '@/lib/contract/auth/roles';
import type { IdpState } from './decide-identity';
import type { SessionNews } from './fetch-session';
import { IdentityWatch } from './identity-watch';
import type { UserEntry } from '@/lib/contract/web/endpoints';
import type { PageUser, WatchedPage } from './watched-page';

export const START = Date.UTC(2026, 2, 4, 9);
const HOUR = 3_600_000;

export const anna: PageUser = { userId: 'anna', role: roles.teacher, provider: 'prosv_id' };
export const misha: PageUser = { userId: 'misha', role: roles.student, provider: 'prosv_id' };

/** An entry whose token ends an hour after the start. */
export const entryOf = ({ userId, role }: { userId: string; role: Role }, exp = START + HOUR) =>
  ({ userId, role, updatedAt: 1, jwtData: { exp: exp / 1_000 } }) as UserEntry;

/** A browser for tests: with one page, a clock that is moved by hand, and a note of all that is done. */
export class FakePage implements WatchedPage {
  time = START;
  isShown = true;
  address = '/teacher/profile';
  sessionMark: string | null = 'm1';
  /** What our server says; null when it does not answer. */
  entries: UserEntry[] | null = [];
  clockLead = 0;
  idp: IdpState | null = null;
  /** Never answers while it is set. */
  isProviderSlow = false;
  uuid: string | null = null;
  stored: readonly UserEntry[] = [];
  isMarked = false;
  keepsNothing = false;
  /** A page with answers is there; then whether it was told that its session is lost. */
  keeper: { isLost: boolean } | null = null;
  readonly done: string[] = [];
  sessionCalls = 0;
  stateCalls = 0;
  private timers: { at: number; work: () => void }[] = [];
  private readonly activity = new Set<() => void>();
  private readonly leaving = new Set<() => void>();

  now = () => this.time;
  after = (milliseconds: number, work: () => void) => {
    const timer = { at: this.time + milliseconds, work };
    this.timers.push(timer);
    return () => void (this.timers = this.timers.filter((one) => one !== timer));
  };
  isActive = () => this.isShown;
  onActivity = (listener: () => void) => {
    this.activity.add(listener);
    return () => void this.activity.delete(listener);
  };
  onLeaving = (listener: () => void) => {
    this.leaving.add(listener);
    return () => void this.leaving.delete(listener);
  };
  path = () => this.address;
  mark = () => this.sessionMark;
  fetchSession = (): Promise<SessionNews | null> => {
    this.sessionCalls += 1;
    const { entries, clockLead } = this;
    return Promise.resolve(entries && { isSignedIn: entries.length > 0, entries, clockLead });
  };
  loadIdpState = (): Promise<IdpState | null> => {
    this.stateCalls += 1;
    return this.isProviderSlow ? new Promise(() => undefined) : Promise.resolve(this.idp);
  };
  ownUuid = () => this.uuid;
  writeEntries = (entries: readonly UserEntry[]) => void (this.stored = entries);
  hasUserEntry = () => this.stored.length > 0;
  wasReloaded = () => this.isMarked;
  prepareSignIn = (returnUrl: string | null) => {
    if (this.keepsNothing) return false;
    this.isMarked = true;
    this.done.push(`remember ${returnUrl}`);
    return true;
  };
  blockNavigation = (isLost: boolean) => {
    if (this.keeper) this.keeper.isLost = isLost;
    return this.keeper !== null;
  };
  go = (address: string) => void this.done.push(address);
  reload = () => void this.done.push('reload');

  show(isShown: boolean): void {
    this.isShown = isShown;
    for (const listener of this.activity) listener();
  }

  /** Somebody presses a link to another page, which takes its time to come. */
  setOut(): void {
    for (const listener of this.leaving) listener();
  }

  /** Lets so many milliseconds pass, and what is under way come to its end. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.time + milliseconds;
    for (;;) {
      await settle();
      const next = this.timers.sort((a, b) => a.at - b.at)[0];
      if (!next || next.at > end) break;
      this.timers.shift();
      this.time = next.at;
      next.work();
    }
    this.time = end;
    await settle();
  }
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}

/** A page that has been watched for a moment. */
export async function watched(user: PageUser | null, given: Partial<FakePage> = {}) {
  const page = Object.assign(new FakePage(), {
    entries: user ? [entryOf(user)] : [],
    sessionMark: user ? 'm1' : null,
    ...given,
  });
  const watch = new IdentityWatch(user, page);
  await page.pass(0);
  return { page, watch };
}
