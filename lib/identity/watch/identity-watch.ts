import { decideIdentity, type IdentityDecision, type IdpState } from './decide-identity';
import { signInAddress, signOutAddress, switchAddress } from './leave-address';
import { expiredAddress } from '@/lib/routes/return-url';
import { safeReturnUrl } from '@/lib/routes/safe-return-url';
import { isStopUri } from './stop-uri';
import type { PageUser, WatchedPage } from './watched-page';

/** How often the identity provider is asked, in milliseconds. [AUTH-15] */
const POLL_EVERY = 2_000;
/** A page that is still there after so many milliseconds has not been left, and goes on. */
const LEAVING_TIME = 30_000;

/**
 * Watches, while a page is looked at, whether its session goes on: in this browser, in time, and at
 * the identity provider; and leaves the page when it does not. [AUTH-12] [AUTH-14] [AUTH-15]
 */
export class IdentityWatch {
  /** Undefined until our server has replied for the first time. */
  #knownMark: string | null | undefined;
  /** By this device's clock. */
  #expiresAt = Infinity;
  #isLooking = false;
  #isAsking = false;
  #leftAt = -Infinity;
  #hasStopped = false;
  /** The page is kept though the provider knows nobody, or somebody else. */
  #isKeptFromProvider = false;
  #cancel = () => {};
  readonly #ignore: readonly (() => void)[];

  constructor(
    private readonly user: PageUser | null,
    private readonly page: WatchedPage,
  ) {
    this.#ignore = [
      page.onActivity(() => this.#follow()),
      // Turned aside from signing out, it would leave the provider signed in.
      page.onLeaving(() => (this.#leftAt = page.now())),
    ];
    this.#follow();
  }

  /** A call was refused because the session has expired: to the sign-in, which leads to the path. [AUTH-12] */
  refused(returnUrl = safeReturnUrl(this.page.path())): void {
    if (this.user !== null) this.#leaveFor(expiredAddress(returnUrl));
  }

  stop(): void {
    this.#hasStopped = true;
    this.#cancel();
    for (const ignore of this.#ignore) ignore();
  }

  #follow(): void {
    this.#cancel();
    if (!this.page.isActive()) return;
    this.#cancel = this.page.after(POLL_EVERY, () => this.#follow());
    void this.#look();
  }

  async #look(): Promise<void> {
    if (this.#isLooking || this.#isIdle()) return;
    this.#isLooking = true;
    await this.#learnSession();
    this.#isLooking = false;
    if (this.#knownMark === undefined || this.#isIdle()) return;
    if (this.user !== null && this.page.now() >= this.#expiresAt) {
      this.#leaveFor(expiredAddress(safeReturnUrl(this.page.path())));
      return;
    }
    this.#decide(null);
    await this.#askProvider();
  }

  /** Looks at the session when it has been written since: by another tab, or with this page. */
  async #learnSession(): Promise<void> {
    const { user, page } = this;
    const mark = page.mark();
    if (mark === this.#knownMark) return;
    const news = await page.fetchSession();
    if (news === null || this.#isIdle()) return;
    this.#knownMark = mark;
    page.writeEntries(news.entries);
    const own = news.entries.find((one) => one.userId === user?.userId && one.role === user.role);
    if (own) {
      this.#expiresAt = own.jwtData.exp * 1_000 + news.clockLead;
      page.blockNavigation(false);
    } else if (news.isSignedIn) {
      // The page shows what belongs to somebody else, or what a guest sees.
      this.#leave(() => page.reload());
    }
  }

  async #askProvider(): Promise<void> {
    if (this.#isAsking || this.#isIdle()) return;
    this.#isAsking = true;
    const idp = await this.page.loadIdpState();
    this.#isAsking = false;
    // It may have been said long before somebody looks at the page again, or of another session.
    if (idp === null || !this.page.isActive() || this.page.mark() !== this.#knownMark) return;
    const wasKept = this.#isKeptFromProvider;
    this.#isKeptFromProvider = this.#decide(idp);
    if (wasKept && !this.#isKeptFromProvider) this.page.blockNavigation(false);
  }

  /** Decides and carries out. Whether the page stays though it should be left. */
  #decide(idp: IdpState | null): boolean {
    const { user, page } = this;
    const path = page.path();
    return this.#carryOut(
      decideIdentity({
        hasToken: page.mark() !== null,
        hasUserEntry: page.hasUserEntry(),
        user,
        idp,
        ownUuid: page.ownUuid(),
        isStopUri: isStopUri(path),
        wasReloaded: page.wasReloaded(),
        path,
      }),
    );
  }

  #carryOut(decision: IdentityDecision): boolean {
    const { page } = this;
    switch (decision.kind) {
      case 'stay':
        return false;
      case 'logout':
      case 'provider-logout':
        return this.#leaveFor(signOutAddress());
      case 'switch':
        return this.#leaveFor(switchAddress(page.path()));
      case 'begin-sign-in':
        return this.#leave(() => {
          // Begun without being remembered, it would begin again and again.
          if (page.prepareSignIn(decision.returnUrl)) page.go(signInAddress(decision.returnUrl));
        });
    }
  }

  #leaveFor(address: string): boolean {
    return this.#leave(() => this.page.go(address));
  }

  /** Once; unless the page has answers on it, which then asks for the sign-in itself: true. */
  #leave(way: () => void): boolean {
    if (this.#isIdle()) return false;
    if (this.page.blockNavigation(true)) return true;
    this.#leftAt = this.page.now();
    way();
    return false;
  }

  #isIdle(): boolean {
    return this.#hasStopped || this.page.now() < this.#leftAt + LEAVING_TIME;
  }
}
