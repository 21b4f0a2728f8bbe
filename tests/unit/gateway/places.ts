import { createGateway, type GatewayOptions } from '#gateway'
import { vi } from 'vitest'

export const baseUrl = 'https://gateway.test/base'
export const safeAddress = '0x19E7E376E7C213B7E7e7e46cc70A5dD086DAff2A'
export const owner = '0x63A9bf153603E4a100579FF7763066b998107F83'
export const hash = `0x${'ab'.repeat(32)}`
export const uuid = 'b2f7c1f0-3c1d-4f4e-9a55-0a8f5f0d7a11'
export const path = { chainId: '1', safeAddress }

/** A value for every path parameter. */
export const values: Record<string, string> = {
  chainId: '1',
  safeAddress,
  ownerAddress: owner,
  contractAddress: owner,
  delegateAddress: owner,
  moduleAddress: owner,
  signer: owner,
  address: owner,
  safeTxHash: hash,
  messageHash: hash,
  currency: 'usd',
  uuid,
  deviceUuid: uuid,
  taskId: hash,
  transactionId: `multisig_${safeAddress}_${hash}`,
}

export interface Sent {
  url: URL
  init: RequestInit
}

/** A client whose fetch is a function of the request; nothing is sent. */
export function gatewayOver(
  answer: (sent: Sent) => Response | Promise<Response>,
  options: Partial<GatewayOptions> = {},
) {
  const sent: Sent[] = []
  const ask = vi.fn<typeof fetch>(async (input, init = {}) => {
    const one = { url: new URL(String(input)), init }
    sent.push(one)
    return answer(one)
  })
  return { sent, gateway: createGateway({ baseUrl, fetch: ask, random: () => 0, ...options }) }
}

export const json = (value: unknown, init?: ResponseInit): Response => Response.json(value, init)
/** The two responses of gateways for an unsupported route. */
export const noSuchRoute = ({ url, init }: Sent): Response =>
  init.method === 'GET'
    ? json({ message: 'Not Found', statusCode: 404 }, { status: 404 })
    : json(
        { message: `Cannot ${init.method} ${url.pathname}`, error: 'Not Found', statusCode: 404 },
        { status: 404 },
      )
