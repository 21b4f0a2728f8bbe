import type { routes } from '#gateway'
import { reply, type Handler } from '../handler.ts'
import { act } from '../own/acts.ts'
import { mustOwn, mustProve } from '../own/emailProof.ts'
import type { EmailPlace } from '../own/emails.ts'
import { internal } from '../own/refusals.ts'
import { readAddress, readObject, readText } from '../reading/values.ts'
import { Refusal } from '../refusal.ts'

interface EmailPath {
  chainId: string
  safeAddress: string
  signer: string
}

const placeOf = ({ chainId, safeAddress, signer }: EmailPath): EmailPlace => ({ chainId, safe: readAddress(safeAddress), signer: readAddress(signer) })

/** The address gets a code at once. A second registration is something that the real gateway did not think of. */
export const registerEmail: Handler<typeof routes.registerEmail> = async (gateway, input) => {
  const body = readObject(input.body)
  const spelled = { safe: input.path.safeAddress, signer: readText(body, 'signer'), email: readEmail(body) }
  const place = placeOf({ ...input.path, signer: spelled.signer })
  await mustProve(gateway, { action: 'register', place, spelled }, input)
  await mustOwn(gateway, place)
  if ((await gateway.own()).emails.get(place)) throw internal()
  await act(gateway, 'registerEmail', { ...place, email: spelled.email })
  return reply(201, undefined)
}

export const changeEmail: Handler<typeof routes.changeEmail> = async (gateway, input) => {
  const { path } = input
  const place = placeOf(path)
  const email = readEmail(readObject(input.body))
  await mustProve(gateway, { action: 'edit', place, spelled: { safe: path.safeAddress, signer: path.signer, email } }, input)
  await mustOwn(gateway, place)
  const known = (await gateway.own()).emails.get(place)
  if (!known) throw noEmail(place)
  if (known.email === email) throw new Refusal(409, { message: 'Email address matches that of the Safe owner.', statusCode: 409 })
  await act(gateway, 'changeEmail', { ...place, email })
  return reply(202, undefined)
}

export const registeredEmail: Handler<typeof routes.registeredEmail> = async (gateway, input) => {
  const { path } = input
  const place = placeOf(path)
  await mustProve(gateway, { action: 'retrieval', place, spelled: { safe: path.safeAddress, signer: path.signer } }, input)
  const known = (await gateway.own()).emails.get(place)
  if (!known) throw noEmail(place)
  return { email: known.email, verified: known.verified }
}

/** Also an address that is not there can be deleted: whether there was one is not told. */
export const deleteEmail: Handler<typeof routes.deleteEmail> = async (gateway, input) => {
  const { path } = input
  const place = placeOf(path)
  await mustProve(gateway, { action: 'delete', place, spelled: { safe: path.safeAddress, signer: path.signer } }, input)
  await act(gateway, 'deleteEmail', place)
  return reply(204, undefined)
}

/** Open to everybody, and tells nothing: the answer is the same when nothing is sent. */
export const resendVerification: Handler<typeof routes.resendVerification> = async (gateway, { path }) => {
  const place = placeOf(path)
  if ((await gateway.own()).emails.maySend(place, gateway.now())) await act(gateway, 'resendVerification', place)
  return reply(202, undefined)
}

/** Who knows the code has read the e-mail: nothing else is asked. A code that is wrong, old or used gets an empty 400. */
export const verifyEmail: Handler<typeof routes.verifyEmail> = async (gateway, { path, body }) => {
  const place = placeOf(path)
  const code = readText(readObject(body), 'code')
  if (!(await gateway.own()).emails.accepts(place, code, gateway.now())) return reply(400, undefined)
  await act(gateway, 'verifyEmail', place)
  return reply(204, undefined)
}

const noEmail = ({ signer }: EmailPlace) => new Refusal(404, { message: `No email address was found for the provided signer ${signer}.`, statusCode: 404 })

function readEmail(body: Record<string, unknown>): string {
  const email = readText(body, 'emailAddress')
  if (/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email)) return email
  throw new Refusal(422, { statusCode: 422, validation: 'email', code: 'invalid_string', message: 'Invalid email', path: ['emailAddress'] })
}
