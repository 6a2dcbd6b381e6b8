import { readDocumentCookie, writeDocumentCookie } from '@/lib/browser/document-cookie';
import { findAllEnhanced, findEnhanced } from '@/lib/browser/enhancement';
import { consentCookie, type Consent } from '@/lib/http/cookies/consent';
import { onGoal } from '@/lib/browser/goals';
import { hideLiveChat, showLiveChat } from './live-chat';
import { countGoal, countView, startMetrics } from './metrics';
import { startTagManager, tellTagManager } from './tag-manager';

/** What a page wants of others. */
export type Place = {
  /** With its parts that vary by their names: `/student/{taskHash}`. */
  path: string;
  isChatWanted: boolean;
  /**
   * Not where people work, at a task or a homework: the bottom of the window is theirs there, and the address
   * has a code in it that others could read.
   */
  isOpen: boolean;
};

const began = { tags: false, metrics: false };
let shown: Place | null = null;
let counted: string | null = null;
/** The choice is being changed: the question stays until it is answered. */
let isReopened = false;

/**
 * Asks whether counters and chat may be loaded, and loads them once it was agreed to: nothing before, and
 * nothing ever after a refusal. Called again for each page that is shown. [TRK-04]
 */
export function showThirdParties(place: Place): void {
  const banner = findEnhanced('third-parties');
  if (!banner) return;
  if (shown === null) listen(banner);
  shown = place;
  showSettings(banner);
  const consent = readDocumentCookie(consentCookie);
  ask(banner, isReopened || (consent === null && place.isOpen));
  const { tags, metricsId, chatId } = banner.dataset;
  if (consent !== 'granted' || !place.isOpen) return hideLiveChat();
  if (!began.tags) tags?.split(',').forEach(startTagManager);
  began.tags = true;
  if (metricsId !== undefined) count(metricsId, place.path);
  if (chatId !== undefined && place.isChatWanted) showLiveChat(chatId);
  else hideLiveChat();
}

function count(id: string, path: string): void {
  if (!began.metrics) startMetrics(id);
  began.metrics = true;
  if (counted !== path) countView(id, path);
  counted = path;
}

function listen(banner: HTMLElement): void {
  findEnhanced('consent-grant', banner)?.addEventListener('click', () => choose('granted'));
  findEnhanced('consent-deny', banner)?.addEventListener('click', () => choose('denied'));
  onGoal((goal) => {
    const { metricsId } = banner.dataset;
    if (began.tags) tellTagManager(goal);
    if (began.metrics && metricsId !== undefined) countGoal(metricsId, goal);
  });
}

function choose(consent: Consent): void {
  writeDocumentCookie(consentCookie, consent);
  if (isReopened) findEnhanced('consent-settings')?.focus();
  isReopened = false;
  // What is loaded cannot be unloaded.
  if (consent === 'denied' && (began.tags || began.metrics)) location.reload();
  else if (shown) showThirdParties(shown);
}

/** What is fixed at the bottom hides nothing for good: the page can be scrolled above it. */
function ask(banner: HTMLElement, isAsking: boolean): void {
  banner.hidden = !isAsking;
  document.body.style.paddingBottom = isAsking ? `${banner.offsetHeight}px` : '';
}

/** Where the choice can be changed. */
function showSettings(banner: HTMLElement): void {
  findAllEnhanced('consent-settings').forEach((button) => {
    button.hidden = false;
    button.onclick = () => {
      isReopened = true;
      ask(banner, true);
      findEnhanced('consent-grant', banner)?.focus();
    };
  });
}
