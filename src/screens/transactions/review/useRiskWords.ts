import {
  type Address,
  type ChainSummary,
  isAddressLike,
  sameAddress,
  shortAddress,
  visibleName,
} from '#base'
import type { Erc20 } from '#chain'
import type { RiskSubject, StatedRisk } from '#safe'
import { useText } from '#ui'
import { hostOf } from '#screens/common/setting'
import { transactionText } from '#screens/common/signing'
import { nameOrAddress, namesText, resolveName, useNames } from '#screens/core/names'
import { useUnnamedWords } from './unnamed/useUnnamedWords.ts'
import { useWarnedTokenWords } from './useWarnedTokenWords.ts'

const none: readonly StatedRisk[] = []

/**
 * A risk as one sentence, with what it is about as far as that is known.
 * @param shown all risks that are shown together: two accounts of the same name are told apart
 */
export function useRiskWords(
  tokens: readonly Erc20[],
  chain: ChainSummary | undefined,
  shown: readonly StatedRisk[] = none,
): (risk: StatedRisk) => string {
  const text = useText(transactionText)
  const unnamed = useUnnamedWords(tokens, chain)
  const nameWords = useText(namesText)
  const names = useNames()
  const { symbolOf } = useWarnedTokenWords(tokens, chain)
  const plainName = (address: Address) => {
    const resolved = resolveName(names, { address }, chain?.chainId)
    return nameOrAddress(nameWords, { ...resolved, name: visibleName(resolved.name) }, address)
  }
  const accounts = shown.flatMap(({ subject }) =>
    subject ? Object.values(subject).filter(isAddressLike) : [],
  )
  const nameOf = (address: Address) => {
    const name = plainName(address)
    const namesakes = accounts.filter(
      (one) => !sameAddress(one, address) && plainName(one) === name,
    )
    if (namesakes.length === 0) return name
    const short = shortAddress(address)
    const part = namesakes.some((one) => shortAddress(one) === short) ? address : short
    return name.includes(short) ? name.replace(short, part) : `${name} (${part})`
  }
  const wordsOf = (subject: RiskSubject): string => {
    switch (subject.says) {
      case 'spendsAll':
      case 'takesAll':
      case 'spendsUnsigned':
        return text(`riskOf.${subject.says}`, {
          spender: nameOf(subject.spender),
          token: symbolOf(subject.token),
        })
      case 'addsOwner':
      case 'removesOwner':
        return text(`riskOf.${subject.says}`, {
          owner: nameOf(subject.owner),
          count: subject.threshold,
        })
      case 'swapsOwner':
        return text('riskOf.swapsOwner', {
          from: nameOf(subject.from),
          owner: nameOf(subject.owner),
        })
      case 'requires':
        return text('riskOf.requires', { count: subject.threshold })
      default:
        return text(`riskOf.${subject.says}`, { contract: nameOf(subject.contract) })
    }
  }
  return ({ id, method, change, nodes, subject }) => {
    if (subject) return wordsOf(subject)
    if (nodes) {
      const [by, silent] = [nodes.by, nodes.silent].map((url) => hostOf(url) ?? url)
      return text('risk.oneNode', { by: by ?? '', silent: silent ?? '' })
    }
    return id === 'unnamedChange'
      ? change
        ? unnamed(change)
        : ''
      : text(`risk.${id}`, { method: method ?? '', by: '', silent: '' })
  }
}
