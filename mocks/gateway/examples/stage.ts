import { createGateway, type Gateway, routes } from '#gateway'
import type { Hex } from 'viem'
import { privateKeyToAccount, sign } from 'viem/accounts'
import { createSiweMessage } from 'viem/siwe'
import { safes } from '../../chain/genesis/places.ts'
import { frozenClock } from '../../clock.ts'
import { people, type Person } from '../../people.ts'
import { createWorld, fetchOf, type World } from '../../world.ts'
import type { GatewayVersion } from '../gatewayVersions.ts'

/** Its own world, with a gateway client. */
export interface ExampleStage {
  world: World
  gateway: Gateway
}

export function openStage(gatewayVersion: GatewayVersion): ExampleStage {
  const world = createWorld({ gatewayVersion, clock: frozenClock() })
  return { world, gateway: createGateway({ baseUrl: world.gatewayUrl, fetch: fetchOf(world) }) }
}

export const { alice, bob, dave } = people
export const chainId = '1'
export const safe = safes.treasury.address
export const treasury = { chainId, safeAddress: safe }
export const signed = (who: Person, hash: Hex): Promise<Hex> =>
  sign({ hash, privateKey: who.privateKey, to: 'hex' })
export const personally = (who: Person, message: string | { raw: Hex }): Promise<Hex> =>
  privateKeyToAccount(who.privateKey).signMessage({ message })

/** A signed login message with a nonce from the gateway. */
export async function loginOf({ gateway, world }: ExampleStage, who: Person) {
  const { nonce } = await gateway.call(routes.authNonce, {})
  const message = createSiweMessage({
    address: who.address,
    chainId: 1,
    domain: 'coffer.test',
    uri: 'https://coffer.test',
    version: '1',
    nonce,
    issuedAt: new Date(world.state.now()),
  })
  return { message, signature: await personally(who, message) }
}

export const login = async (stage: ExampleStage): Promise<void> =>
  stage.gateway.call(routes.verifyLogin, { body: await loginOf(stage, alice) })
