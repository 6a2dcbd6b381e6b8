import { errors, type Provider } from 'oidc-provider';
import { nodeOf, type ServiceContext } from '@/platform/kernel/service-context';
import { isMarkedBrowser } from './interaction-browser';

export type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

/**
 * The sign-in that this browser is in the middle of; null when it has expired or is another
 * browser's.
 */
export async function findInteraction(
  provider: Provider,
  context: ServiceContext,
): Promise<Interaction | null> {
  const { incoming, outgoing } = nodeOf(context);
  try {
    const found = await provider.interactionDetails(incoming, outgoing);
    const isAsked = found.uid === context.req.param('uid');
    return isAsked && isMarkedBrowser(provider, context, found.uid) ? found : null;
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return null;
    throw error;
  }
}
