import type { Address, ChainSummary } from '#base'
import type { Erc20 } from '#chain'
import type { UnnamedChange } from '#safe'
import { Notice, useText } from '#ui'
import { PartyText } from '#screens/common/parties'
import styles from '../../../common/signing/Review.module.css'
import { unnamedText } from './text.ts'
import { useUnnamedWords } from './useUnnamedWords.ts'

export interface UnnamedNoticeProps {
  /** At least one, the worst first. */
  changes: readonly UnnamedChange[]
  tokens: readonly Erc20[]
  chain: ChainSummary | undefined
}

/** What a simulated transaction does beyond its sentence: all of it, and who benefits. */
export function UnnamedNotice({ changes, tokens, chain }: UnnamedNoticeProps) {
  const text = useText(unnamedText)
  const words = useUnnamedWords(tokens, chain)
  const [first, ...rest] = changes
  if (!first) return null
  return (
    <Notice tone="danger" title={words(first)} live>
      <Account of={first} chain={chain} />
      {rest.length > 0 && (
        <ul className={styles.unnamed}>
          {rest.map((change, index) => (
            // A simulation's changes keep their order.
            <li key={index}>
              {words(change)}
              <Account of={change} chain={chain} />
            </li>
          ))}
        </ul>
      )}
      <p className={styles.unnamedText}>{text('text')}</p>
    </Notice>
  )
}

/** The spender, the owner, the module, or else the token. */
function Account({ of, chain }: { of: UnnamedChange; chain: ChainSummary | undefined }) {
  const address: Address | undefined =
    'spender' in of
      ? of.spender
      : 'address' in of
        ? of.address
        : 'token' in of
          ? of.token
          : undefined
  return (
    address && (
      <span className={styles.unnamedParty}>
        <PartyText party={{ address, name: null }} chain={chain} />
      </span>
    )
  )
}
