import type { ChainSummary } from '#base'
import type { Text } from '#ui'
import { type KnownNames, safeTitle } from '#screens/core/names'
import type { PortfolioPage } from './portfolioPage.ts'
import type { portfolioText } from './text.ts'

/** Most parts that a notice names; it counts the others. */
const mostNamed = 5

export interface MissingOptions extends Pick<
  PortfolioPage,
  'portfolio' | 'choice' | 'missingNetworks'
> {
  chains: readonly ChainSummary[]
  names: KnownNames
  text: Text<keyof (typeof portfolioText)['english']>
}

/** The names of chosen parts that the sums don't include. */
export function missingNames({
  portfolio,
  choice,
  missingNetworks,
  chains,
  names,
  text,
}: MissingOptions): readonly string[] {
  const { entries, unsupported } = choice.unread
  const missing = [
    // First, because a notice counts those at the end together.
    ...(entries > 0 ? [text('missing.entries', { count: entries })] : []),
    ...missingNetworks,
    ...unsupported.map((safe) => text('missing.unsupported', { safe })),
    ...portfolio.safes.flatMap(({ at, status, assets }) => {
      const safe = safeTitle(names, chains, at)
      if (status === 'unsupported') return text('missing.unsupported', { safe })
      if (status === 'failed') return safe
      const count = assets?.unreadable.length ?? 0
      return count > 0 ? text('missing.tokens', { count, safe }) : []
    }),
  ]
  if (missing.length <= mostNamed + 1) return missing
  const shown = missing.slice(0, mostNamed)
  return [...shown, text('missing.more', { count: missing.length - shown.length })]
}
