import type { Provider } from '@/lib/contract/auth/external-providers';
import { logAccess } from '@/platform/kernel/access-log';
import { ServiceError } from '@/platform/kernel/errors';
import type { Interaction } from '@/platform/openid/find-interaction';
import { redirectTo, refuseInteraction } from '@/platform/openid/finish-interaction';
import { describe } from '@/platform/kernel/service';
import type { Sso, SsoContext } from '@/platform/sso/context';
import { addressOf, isOnShared, keepShared, type Step } from '@/platform/sso/interaction/step';
import { providerUnavailablePage, refusedPage } from '@/platform/sso/pages/external';
import { disabledPage, expiredPage } from '@/platform/sso/pages/messages';
import { sendPage } from '@/platform/sso/pages/send';
import { finishSignIn } from '@/platform/sso/session/followed-sessions';
import { accountOfPerson } from './external-account';
import type { ExternalClient } from './external-client';
import { keepPending, secretsFor, takePending } from './pending';

/** One step at a provider that is switched on. */
type ProviderStep = (
  context: SsoContext,
  interaction: Interaction,
  provider: Provider,
  client: ExternalClient,
) => Promise<Response>;

const isSilent = ({ params }: Interaction) => params.silent === 'true';

/** Runs a step for the provider in the path; any other is 404. */
export function forProvider(sso: Sso, step: ProviderStep): Step {
  return (context, interaction) => {
    const provider = context.req.param('provider') as Provider;
    const client = sso.external.get(provider);
    if (!client) throw new ServiceError('not_found');
    return step(context, interaction, provider, client);
  };
}

/** Redirects to the provider. [AUTH-01] [AUTH-07] */
export function beginExternal(sso: Sso): ProviderStep {
  return async (context, interaction, provider, client) => {
    const secrets = secretsFor(interaction);
    const address = await orServiceError(client.addressFor(secrets, isSilent(interaction)));
    if (address instanceof ServiceError)
      return showFailure(sso, context, interaction, provider, address);
    await keepPending(sso.db, interaction, provider, secrets);
    await keepShared(interaction, context.req.query('shared') === 'yes');
    return redirectTo(context, address);
  };
}

/** Completes the sign-in at the provider, once and in the browser that began it. */
export function completeExternal(sso: Sso): ProviderStep {
  const { db, publicOrigin } = sso;
  return async (context, interaction, provider, client) => {
    const answer = new URL(context.req.url).searchParams;
    const secrets = await takePending(db, interaction, provider, answer.get('state') ?? '');
    const refused = { event: 'sign_in', outcome: 'refused', way: provider } as const;
    if (!secrets) {
      logAccess(context, { ...refused, reason: 'state_invalid' });
      return sendPage(context, publicOrigin, expiredPage(publicOrigin), 400);
    }
    const outcome = await orServiceError(client.exchange(answer, secrets));
    if (outcome instanceof ServiceError)
      return showFailure(sso, context, interaction, provider, outcome);
    if ('refused' in outcome) {
      logAccess(context, { ...refused, reason: outcome.refused });
      if (isSilent(interaction)) return returnWithoutSignIn(context, interaction, 'login_required');
      const ways = otherWays(interaction, provider);
      const page = refusedPage(publicOrigin, provider, outcome.refused, ways);
      return sendPage(context, publicOrigin, page, 400);
    }
    const { role } = interaction.params;
    const { sub, disabledAt } = await accountOfPerson(db, provider, outcome.person, role);
    if (disabledAt !== null) {
      logAccess(context, { ...refused, reason: 'disabled', account: sub });
      return sendPage(context, publicOrigin, disabledPage(publicOrigin), 403);
    }
    logAccess(context, { event: 'sign_in', outcome: 'accepted', way: provider, account: sub });
    const login = { accountId: sub, remember: !isOnShared(interaction) };
    return redirectTo(context, await finishSignIn(sso, context, interaction, login));
  };
}

/** The reply of the provider, or its failure, which the person is shown; our own faults are thrown. */
function orServiceError<Answer>(asked: Promise<Answer>): Promise<Answer | ServiceError> {
  return asked.catch((error: unknown) => {
    if (error instanceof ServiceError) return error;
    throw error;
  });
}

/** Redirects to the client without anybody signed in; shows no page. [AUTH-07] */
export async function returnWithoutSignIn(
  context: SsoContext,
  interaction: Interaction,
  error: 'login_required' | 'temporarily_unavailable',
): Promise<Response> {
  return redirectTo(context, await refuseInteraction(interaction, error));
}

function showFailure(
  sso: Sso,
  context: SsoContext,
  interaction: Interaction,
  provider: Provider,
  { code, cause }: ServiceError,
): Promise<Response> {
  context.get('log').error({ code, provider, cause: describe(cause) }, 'provider failed');
  if (isSilent(interaction))
    return returnWithoutSignIn(context, interaction, 'temporarily_unavailable');
  const status = code === 'unavailable' ? 503 : 500;
  if (status === 503) context.header('Retry-After', '5');
  const page = providerUnavailablePage(
    sso.publicOrigin,
    provider,
    otherWays(interaction, provider),
  );
  return sendPage(context, sso.publicOrigin, page, status);
}

const otherWays = (interaction: Interaction, provider: Provider) => ({
  again: `${addressOf(interaction)}/external/${provider}`,
  password: `${addressOf(interaction)}/password`,
});
