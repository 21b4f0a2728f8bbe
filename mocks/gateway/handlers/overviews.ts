import type { routes, SafeOverview } from '#gateway'
import { isAddressLike, sameAddress } from '#base'
import type { Address } from 'viem'
import type { Handler } from '../handler.ts'
import { addressInfo } from '../reading/addressInfo.ts'
import { balancesOf, type TokenFilter } from '../reading/balances.ts'
import { pageSize } from '../reading/paging.ts'
import { readAddress, readFlag } from '../reading/values.ts'
import { queueOf, waitingSummary } from '../reading/waiting.ts'
import { invalid, HttpError } from '../httpError.ts'
import type { GatewayState } from '../state.ts'

/** Maximum number of Safes per request. */
const mostSafes = 10

export const overviews: Handler<typeof routes.overviews> = (gateway, { query }) =>
  overviewsOf(gateway, query, {
    trusted: readFlag(query, 'trusted', false),
    excludeSpam: readFlag(query, 'exclude_spam', true),
  })

/** Spam is always excluded, regardless of the query. */
export const overviewsV2: Handler<typeof routes.overviewsV2> = (gateway, { query }) =>
  overviewsOf(gateway, query, { trusted: readFlag(query, 'trusted', false), excludeSpam: true })

async function overviewsOf(
  gateway: GatewayState,
  query: URLSearchParams,
  filter: TokenFilter,
): Promise<SafeOverview[]> {
  const currency = query.get('currency') ?? 'usd'
  const wallet = query.get('wallet_address')
  const asked = readSafes(query.get('safes') ?? '').slice(0, mostSafes)
  const found = await Promise.all(
    asked.map((at) =>
      overview(gateway, at, {
        currency,
        wallet: wallet === null ? null : readAddress(wallet),
        filter,
      }),
    ),
  )
  return found.filter((one) => one !== undefined)
}

function readSafes(text: string): { chainId: string; address: Address }[] {
  return text.split(',').map((entry) => {
    const [chainId = '', address = ''] = entry.split(':')
    if (!/^\d+$/.test(chainId))
      throw invalid({
        code: 'custom',
        path: ['chainId'],
        message: 'Invalid base-10 numeric string',
      })
    if (!isAddressLike(address))
      throw invalid({ code: 'custom', path: ['address'], message: 'Invalid address' })
    return { chainId, address: readAddress(address) }
  })
}

interface Wishes {
  currency: string
  wallet: Address | null
  filter: TokenFilter
}

/** A Safe that cannot be read is silently left out, as in the real gateway. */
async function overview(
  gateway: GatewayState,
  at: { chainId: string; address: Address },
  { currency, wallet, filter }: Wishes,
): Promise<SafeOverview | undefined> {
  try {
    const state = await gateway.chain(at.chainId)
    const safe = state.safe(at.address)
    const queue = queueOf(state, safe)
    const waitsForWallet = (one: (typeof queue)[number]) => {
      const { executionInfo } = waitingSummary(state, safe, one)
      return (
        executionInfo?.type === 'MULTISIG' &&
        (executionInfo.missingSigners ?? []).some((signer) => sameAddress(signer.value, wallet))
      )
    }
    return {
      address: addressInfo(safe.address),
      chainId: at.chainId,
      threshold: safe.threshold,
      owners: safe.owners.map((owner) => addressInfo(owner)),
      fiatTotal: balancesOf(state, safe.address, currency, filter).fiatTotal,
      queued: queue.length,
      // The gateway checks the first page of the queue only.
      awaitingConfirmation: wallet && queue.slice(0, pageSize).filter(waitsForWallet).length,
    }
  } catch (cause) {
    if (cause instanceof HttpError) return undefined
    throw cause
  }
}
