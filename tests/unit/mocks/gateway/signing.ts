import { routes, type Delegate, type SafeMessage, type TypedMessage } from '#gateway'
import { delegateTypedData, safeMessageHash, totpAt, typedDataHash } from '#safe'
import type { Address, Hex, TypedDataDefinition } from 'viem'
import { sign } from 'viem/accounts'
import { storyInstant } from '../../../../mocks/clock.ts'
import type { Person } from '../../../../mocks/people.ts'
import { chainId, treasury, type Stage } from './journey.ts'

type Text = string | TypedMessage

/** The hash that owners sign, by the app's implementation: the mocked gateway has another one. */
export const messageHashOf = (message: Text, address: Address = treasury): Hex =>
  safeMessageHash({ chainId, address, version: '1.4.1' }, message as string | TypedDataDefinition)

export const signWith = (who: Person, hash: Hex): Promise<Hex> =>
  sign({ hash, privateKey: who.privateKey, to: 'hex' })

/** Proposes a message, signed by the first of its signers. */
export async function say(
  { gateway }: Stage,
  who: Person,
  message: Text,
  safeAddress: Address = treasury,
): Promise<Hex> {
  const messageHash = messageHashOf(message, safeAddress)
  await gateway.call(routes.proposeMessage, {
    path: { chainId, safeAddress },
    body: { message, signature: await signWith(who, messageHash), origin: null },
  })
  return messageHash
}

export const confirmMessage = (
  { gateway }: Stage,
  messageHash: string,
  signature: string,
): Promise<void> =>
  gateway.call(routes.confirmMessage, { path: { chainId, messageHash }, body: { signature } })
export const messageOf = ({ gateway }: Stage, messageHash: string): Promise<SafeMessage> =>
  gateway.call(routes.message, { path: { chainId, messageHash } })

/** A signature that adds or removes a delegate; `at` in milliseconds. */
export const signDelegate = (
  who: Person,
  delegate: string,
  at: number = storyInstant,
): Promise<Hex> =>
  signWith(who, typedDataHash(delegateTypedData(chainId, delegate as Address, totpAt(at))))

/** Adds a delegate. */
export async function name(
  { gateway }: Stage,
  delegator: Person,
  to: Person,
  { safe = null, label = 'Helper' }: Partial<Pick<Delegate, 'safe' | 'label'>> = {},
): Promise<void> {
  const signature = await signDelegate(delegator, to.address)
  await gateway.call(routes.addDelegate, {
    path: { chainId },
    body: { safe, delegate: to.address, delegator: delegator.address, label, signature },
  })
}
