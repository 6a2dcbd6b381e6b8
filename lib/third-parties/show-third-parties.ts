import { readDocumentCookie, writeDocumentCookie } from '@/lib/browser/document-cookie';
import { findAllEnhanced, findEnhanced } from '@/lib/browser/enhancement';
import { consentCookie, type Consent } from '@/lib/http/cookies/consent';
import { onGoal, type Goal } from '@/lib/browser/goals';
import { reloadPage } from '@/lib/browser/page-load';
import { tellsAddress } from '@/lib/routes/told-address';
import { forgetThirdParties } from './forget-third-parties';
import { keepGoal, takeGoals } from './kept-goals';
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

let shown: Place | null = null;
let counted: string | null = null;
/** Scripts of others run in this document: what is loaded cannot be unloaded. */
let hasBegun = false;
/** This document has been where people work: its history holds addresses that are not for others. */
let hasWorked = false;
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
  const isOpen = place.isOpen && !tellsAddress(location.search);
  const consent = readDocumentCookie(consentCookie);
  ask(banner, isReopened || (consent === null && isOpen));
  if (consent === 'denied') forgetThirdParties();
  hasWorked ||= !isOpen;
  const isAllowed = isOpen && consent === 'granted';
  // Only a new document is without what the one before has seen or loaded.
  if (isAllowed ? hasWorked : hasBegun) return reloadPage();
  if (isAllowed) load(banner, place);
  else hideLiveChat();
}

/** Whether scripts of others run in this document, or would in an open one. */
export function areThirdPartiesWanted(): boolean {
  if (!findEnhanced('third-parties')) return false;
  return hasBegun || readDocumentCookie(consentCookie) === 'granted';
}

function load(banner: HTMLElement, { path, isChatWanted }: Place): void {
  const { tags, metricsId, chatId } = banner.dataset;
  if (!hasBegun) {
    tags?.split(',').forEach(startTagManager);
    if (metricsId !== undefined) startMetrics(metricsId);
  }
  hasBegun = true;
  if (metricsId !== undefined && counted !== path) countView(metricsId, path);
  counted = path;
  for (const goal of takeGoals()) count(banner, goal);
  if (chatId !== undefined && isChatWanted) showLiveChat(chatId);
  else hideLiveChat();
}

function count({ dataset: { tags, metricsId } }: HTMLElement, goal: Goal): void {
  if (!hasBegun) {
    if (readDocumentCookie(consentCookie) === 'granted') keepGoal(goal);
    return;
  }
  if (tags !== undefined) tellTagManager(goal);
  if (metricsId !== undefined) countGoal(metricsId, goal);
}

function listen(banner: HTMLElement): void {
  onGoal((goal) => count(banner, goal));
  findEnhanced('consent-grant', banner)?.addEventListener('click', () => choose('granted'));
  findEnhanced('consent-deny', banner)?.addEventListener('click', () => choose('denied'));
}

function choose(consent: Consent): void {
  writeDocumentCookie(consentCookie, consent);
  if (isReopened) findEnhanced('consent-settings')?.focus();
  isReopened = false;
  if (shown) showThirdParties(shown);
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
