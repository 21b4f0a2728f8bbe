import { sameAddress } from '#base'
import type { routes } from '#gateway'
import type { Address } from 'viem'
import type { DelegationFilter } from '../delegations.ts'
import type { Handler } from '../handler.ts'
import { delegateHash, hoursTaken } from '../reading/hourly.ts'
import { readAddress, readHex, readObject, readOptionalText } from '../reading/values.ts'
import { whoSigned } from '../reading/whoSigned.ts'
import { invalid, notFound, upstream } from '../httpError.ts'
import { rejectNonOwner } from './addDelegate.ts'

/** By the delegator or the delegate. Without a Safe, removes all delegations between the two. */
export const removeDelegate: Handler<typeof routes.removeDelegate> = async (
  gateway,
  { path, body: raw },
) => {
  const delegate = readAddress(path.delegateAddress)
  const body = readObject(raw)
  const [safe, delegator] = ['safe', 'delegator'].map((name) => optionalAddress(body, name))
  const signature = readHex(body, 'signature')
  if (!safe && !delegator)
    throw invalid({
      code: 'custom',
      message: `At least one of the fields 'safe' or 'delegator' is required`,
      path: [],
    })
  const state = await gateway.chain(path.chainId)
  // The gateway would accept a Safe alone; the service behind it does not.
  if (!delegator) throw upstream(400, 'An error occurred')
  if (safe) rejectNonOwner(state, safe, delegator)
  const at = gateway.now()
  const signers = await whoSigned(
    state.chain,
    hoursTaken(at).map((totp) => delegateHash(path.chainId, delegate, totp)),
    signature,
  )
  if (!signers.some((signer) => sameAddress(signer, delegator) || sameAddress(signer, delegate))) {
    throw upstream(
      400,
      `Signature does not match provided delegate=${delegate} or delegator=${delegator}`,
    )
  }
  const which: DelegationFilter = { delegate, delegator, ...(safe ? { safe } : {}) }
  if (!state.delegations.remove(which)) throw notFound()
  await gateway.onChange?.({
    kind: 'removeDelegate',
    chainId: path.chainId,
    subject: delegate,
    body: which,
    at,
  })
}

function optionalAddress(body: Record<string, unknown>, name: string): Address | undefined {
  const text = readOptionalText(body, name)
  return text === null ? undefined : readAddress(text)
}
