import { demoPricesUrl } from '../world.ts'
import type { TokenList } from '../gateway/tokens.ts'
import { etherPrice } from '../gateway/prices.ts'

const hour = 60 * 60

/**
 * The response of a server of past prices like DefiLlama's: it knows the tokens with a price, and
 * nothing about times before 2015. Prices rise and fall by up to a tenth from day to day.
 */
export function priceServerAnswer(url: string, tokens: TokenList): Response {
  const [, at = '', names = ''] =
    /^\/prices\/historical\/(\d+)\/(.+)$/.exec(url.slice(demoPricesUrl.length)) ?? []
  if (names === '') return Response.json({ message: 'Not found' }, { status: 404 })
  const second = Number(at)
  const coins = decodeURIComponent(names)
    .split(',')
    .flatMap((name) => {
      const [network, address = ''] = name.split(':')
      const isEther = /^0x0{40}$/.test(address)
      const token = tokens.get(address)
      const price = Number(isEther ? etherPrice.price : (token?.price ?? '0'))
      if (network !== 'ethereum' || price === 0 || second < Date.UTC(2015, 0) / 1000) return []
      const told = {
        decimals: isEther ? 18 : token?.decimals,
        symbol: isEther ? 'ETH' : token?.symbol,
        price: Number(
          (price * (0.9 + (Math.floor(second / (24 * hour)) % 21) / 100)).toPrecision(8),
        ),
        timestamp: second - (second % hour),
        confidence: 0.99,
      }
      return [[name, told] as const]
    })
  return Response.json({ coins: Object.fromEntries(coins) })
}
