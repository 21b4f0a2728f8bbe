import type { routes } from '#gateway'
import { clearCookie, setCookie } from '../cookie.ts'
import { reply, type Handler } from '../handler.ts'
import { performAction } from '../userData/performAction.ts'
import { digitsFor } from '../userData/chance.ts'
import { sessionLife } from '../userData/logins.ts'
import { holdsAt, readLoginText } from '../userData/loginText.ts'
import { badLogin, forbidden } from '../userData/httpErrors.ts'
import { isSignedBy } from '../userData/signedBy.ts'
import { signedIn } from '../userData/signedIn.ts'
import { readHex, readObject, readText } from '../reading/values.ts'

export const authNonce: Handler<typeof routes.authNonce> = async (gateway) => ({
  nonce: (await gateway.userData()).logins.nonce(gateway.now()),
})

/** The nonce is used up before the signature is checked, even if the signature is wrong. */
export const verifyLogin: Handler<typeof routes.verifyLogin> = async (gateway, { body }) => {
  const fields = readObject(body)
  const message = readText(fields, 'message')
  const signature = readHex(fields, 'signature')
  const now = gateway.now()
  const login = readLoginText(message)
  if (!login || !holdsAt(login, now)) throw badLogin('Invalid message')
  const { logins } = await gateway.userData()
  if (!logins.use(login.nonce, now)) throw badLogin('Invalid nonce')
  if (!(await isSignedBy(gateway, login, message, signature))) throw badLogin('Invalid signature')
  const { address, chainId, nonce, expirationTime: until = now + sessionLife } = login
  if (until > now + sessionLife)
    throw forbidden(`Cannot issue token for longer than ${sessionLife / 1000} seconds`)
  const token = digitsFor('session', nonce, address)
  await performAction(gateway, 'login', { token, address, chainId, until })
  return reply(200, undefined, setCookie(token, until, now))
}

export const session: Handler<typeof routes.session> = async (gateway, input) => {
  const { address } = await signedIn(gateway, input)
  return {
    id: (await gateway.userData()).logins.userId(address) ?? '',
    authMethod: 'siwe',
    signerAddress: address,
  }
}

/** Always succeeds, even without a session. */
export const logout: Handler<typeof routes.logout> = async (gateway, { token }) => {
  if (token && (await gateway.userData()).logins.of(token, gateway.now()))
    await performAction(gateway, 'logout', { token })
  return reply(200, undefined, clearCookie())
}
