import { type Effect, type Risk, tokensSent, type TokensSent } from '#safe'
import type { Address } from '#base'
import type { ChainPort } from './ports.ts'

/**
 * Whether the sent tokens arrive as shown, as far as their contracts determine it: differences, and
 * anything that can't be simulated, are risks. Never rejects.
 */
export async function checkMovements(
  chain: ChainPort,
  effect: Effect,
  safe: Address,
): Promise<readonly Risk[]> {
  const all = tokensSent(effect, safe)
  const accounts = [...new Set(all.map(({ account }) => account))]
  const checked = await Promise.all(
    accounts.map((account) =>
      checkAccount(
        chain,
        account,
        all.filter((one) => one.account === account),
      ),
    ),
  )
  return checked.flat()
}

async function checkAccount(
  chain: ChainPort,
  account: Address,
  all: readonly TokensSent[],
): Promise<readonly Risk[]> {
  const results = await chain
    .movements(
      account,
      all.map(({ effect }) => ({
        token: effect.token,
        from: effect.kind === 'erc20' ? account : effect.from,
        to: effect.to,
        raw: effect.raw,
        pulled: effect.kind === 'tokenFrom',
      })),
    )
    .catch(() => null)
  return all.flatMap(({ at, of }, index): Risk[] => {
    const where = { at, ...(of && { of }) } as const
    const movement = results?.[index] ?? 'reverts'
    if (movement === 'exact') return []
    return [{ id: movement === 'differs' ? 'amountDiffers' : 'amountUnknown', ...where }]
  })
}
