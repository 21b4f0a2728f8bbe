import type { routes } from '#gateway'
import { reply, type Handler } from '../handler.ts'
import { performAction } from '../userData/performAction.ts'
import { requireOwner, requireProof } from '../userData/emailProof.ts'
import type { EmailRef } from '../userData/emails.ts'
import { internal } from '../userData/httpErrors.ts'
import { readAddress, readObject, readText } from '../reading/values.ts'
import { HttpError } from '../httpError.ts'

interface EmailPath {
  chainId: string
  safeAddress: string
  signer: string
}

const refOf = ({ chainId, safeAddress, signer }: EmailPath): EmailRef => ({
  chainId,
  safe: readAddress(safeAddress),
  signer: readAddress(signer),
})

/** Sends a code immediately. The real gateway does not handle a second registration. */
export const registerEmail: Handler<typeof routes.registerEmail> = async (gateway, input) => {
  const body = readObject(input.body)
  const spelled = {
    safe: input.path.safeAddress,
    signer: readText(body, 'signer'),
    email: readEmail(body),
  }
  const ref = refOf({ ...input.path, signer: spelled.signer })
  await requireProof(gateway, { action: 'register', ref, spelled }, input)
  await requireOwner(gateway, ref)
  if ((await gateway.userData()).emails.get(ref)) throw internal()
  await performAction(gateway, 'registerEmail', { ...ref, email: spelled.email })
  return reply(201, undefined)
}

export const changeEmail: Handler<typeof routes.changeEmail> = async (gateway, input) => {
  const { path } = input
  const ref = refOf(path)
  const email = readEmail(readObject(input.body))
  await requireProof(
    gateway,
    { action: 'edit', ref, spelled: { safe: path.safeAddress, signer: path.signer, email } },
    input,
  )
  await requireOwner(gateway, ref)
  const known = (await gateway.userData()).emails.get(ref)
  if (!known) throw noEmail(ref)
  if (known.email === email)
    throw new HttpError(409, {
      message: 'Email address matches that of the Safe owner.',
      statusCode: 409,
    })
  await performAction(gateway, 'changeEmail', { ...ref, email })
  return reply(202, undefined)
}

export const registeredEmail: Handler<typeof routes.registeredEmail> = async (gateway, input) => {
  const { path } = input
  const ref = refOf(path)
  await requireProof(
    gateway,
    { action: 'retrieval', ref, spelled: { safe: path.safeAddress, signer: path.signer } },
    input,
  )
  const known = (await gateway.userData()).emails.get(ref)
  if (!known) throw noEmail(ref)
  return { email: known.email, verified: known.verified }
}

/** Succeeds for a missing address too, without revealing that. */
export const deleteEmail: Handler<typeof routes.deleteEmail> = async (gateway, input) => {
  const { path } = input
  const ref = refOf(path)
  await requireProof(
    gateway,
    { action: 'delete', ref, spelled: { safe: path.safeAddress, signer: path.signer } },
    input,
  )
  await performAction(gateway, 'deleteEmail', ref)
  return reply(204, undefined)
}

/** Public; the response is the same if nothing is sent. */
export const resendVerification: Handler<typeof routes.resendVerification> = async (
  gateway,
  { path },
) => {
  const ref = refOf(path)
  if ((await gateway.userData()).emails.maySend(ref, gateway.now()))
    await performAction(gateway, 'resendVerification', ref)
  return reply(202, undefined)
}

/**
 * Knowing the code proves access to the email, so nothing else is required. A wrong, expired or
 * used code gets an empty 400.
 */
export const verifyEmail: Handler<typeof routes.verifyEmail> = async (gateway, { path, body }) => {
  const ref = refOf(path)
  const code = readText(readObject(body), 'code')
  if (!(await gateway.userData()).emails.accepts(ref, code, gateway.now()))
    return reply(400, undefined)
  await performAction(gateway, 'verifyEmail', ref)
  return reply(204, undefined)
}

const noEmail = ({ signer }: EmailRef) =>
  new HttpError(404, {
    message: `No email address was found for the provided signer ${signer}.`,
    statusCode: 404,
  })

function readEmail(body: Record<string, unknown>): string {
  const email = readText(body, 'emailAddress')
  if (/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email)) return email
  throw new HttpError(422, {
    statusCode: 422,
    validation: 'email',
    code: 'invalid_string',
    message: 'Invalid email',
    path: ['emailAddress'],
  })
}
