import type { HandlerInput } from '../handler.ts'
import type { GatewayState } from '../state.ts'
import type { Session } from './logins.ts'
import { forbidden } from './httpErrors.ts'

/** The address logged in by the request's cookie; a 403 without one. */
export async function signedIn(
  gateway: GatewayState,
  { token }: Pick<HandlerInput, 'token'>,
): Promise<Session> {
  const session = (await gateway.userData()).logins.of(token, gateway.now())
  if (!session) throw forbidden()
  return session
}
