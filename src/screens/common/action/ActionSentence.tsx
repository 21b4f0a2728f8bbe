import { Fragment, type ReactNode } from 'react'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { isolateText, shortAddress, shortName } from '#base'
import type { Party, Transferred } from '#domain'
import { Amount, useText, useTextSettings, VisuallyHidden } from '#ui'
import { type ActionAmount, type ActionToken, shortSymbol } from './actionAmount.ts'
import { rejectedText } from './actionText.ts'
import { PartyMark, TokenMark } from '#screens/common/marks'
import { isUnverified, namesText, nameText, type ResolvedName } from '#screens/core/names'
import { sharedText } from '#screens/core/text'
import styles from './ActionSentence.module.css'
import { componentsText } from '#screens/common/text'
import { marks, unmarked } from './marks.ts'
import { tokenWarning } from './tokenWarning.ts'
import type { ShownSentence } from './useSentence.ts'

export interface ActionSentenceProps extends Pick<
  ShownSentence,
  'sentence' | 'chainId' | 'party' | 'from'
> {
  /** The transferred token, for its warning. */
  what?: Transferred | undefined
  /** Every digit of the amount, and whole symbols. */
  full?: boolean | undefined
  /** What the amount is worth, right after it. */
  worth?: ReactNode
}

/** A transaction's action as a sentence with emphasized amount and accounts. */
export function ActionSentence({
  sentence,
  chainId,
  party,
  from,
  what,
  full,
  worth,
}: ActionSentenceProps) {
  const shared = useText(sharedText)
  const { id, values, amount, rejected } = sentence
  const words = rejectedText(shared, rejected, shared(id, { ...unmarked(values), ...marks }))
  // The last element may overflow: nothing follows it.
  const last = words.at(-1)
  const drawn: Record<string, ReactNode> = {
    [marks.amount]: amount && (
      <>
        <SentenceAmount amount={amount} chainId={chainId} what={what} full={full} />
        {worth && <> {worth}</>}
      </>
    ),
    [marks.token]: sentence.token && (
      <SentenceToken token={sentence.token} chainId={chainId} full={full} />
    ),
    [marks.party]: sentence.party && (
      <PartyName
        party={sentence.party}
        chainId={chainId}
        resolved={party}
        isLast={last === marks.party}
      />
    ),
    [marks.from]: sentence.from && (
      <PartyName
        party={sentence.from}
        chainId={chainId}
        resolved={from}
        isLast={last === marks.from}
      />
    ),
  }
  return words
    .split(/([\uE000-\uE003])/)
    .map((part, index) => (
      <Fragment key={index}>{Object.hasOwn(drawn, part) ? drawn[part] : part}</Fragment>
    ))
}

/** An amount with its token's mark, as large as the sentence around it. */
export function SentenceAmount({
  amount,
  chainId,
  what,
  full,
}: {
  amount: ActionAmount
  chainId: string | undefined
  what?: Transferred | undefined
  full?: boolean | undefined
}) {
  const text = useText(componentsText)
  const { symbol } = amount
  const warning = amount.isUnlisted ? 'token.unlisted' : tokenWarning(what)
  return (
    <span className={styles.amount}>
      {warning ? (
        <TokenWarning words={text(warning)} />
      ) : (
        <SentenceMark token={amount.token} symbol={symbol} chainId={chainId} />
      )}
      <Amount value={amount.raw} decimals={amount.decimals} symbol={symbol} full={full} />
    </span>
  )
}

/** The other side of a trade. */
function SentenceToken({
  token: { token, symbol, isUnlisted },
  chainId,
  full,
}: {
  token: ActionToken
  chainId: string | undefined
  full: boolean | undefined
}) {
  const text = useText(componentsText)
  const shown = full ? symbol : shortSymbol(symbol)
  return (
    <span
      className={styles.amount}
      data-full={full || undefined}
      title={symbol === shown ? undefined : symbol}
    >
      {isUnlisted ? (
        <TokenWarning words={text('token.unlisted')} />
      ) : (
        <SentenceMark token={token} symbol={symbol} chainId={chainId} />
      )}
      <bdi>{shown}</bdi>
    </span>
  )
}

function SentenceMark({
  token,
  symbol,
  chainId,
}: ActionToken & Pick<ActionSentenceProps, 'chainId'>) {
  return (
    token && (
      <span className={styles.mark}>
        <TokenMark token={token} symbol={symbol} chainId={chainId} size={16} />
      </span>
    )
  )
}

const TokenWarning = ({ words }: { words: string }) => (
  <span className={styles.warning} title={words}>
    <TriangleAlert size={15} aria-hidden />
    <VisuallyHidden>{words}</VisuallyHidden>
  </span>
)

/**
 * An account in a sentence: its name, or its short address; next to it, a differing name from
 * another source, or its address if anyone may have chosen the name.
 */
function PartyName({
  party,
  chainId,
  resolved,
  isLast,
}: {
  party: Party
  chainId: string | undefined
  resolved: ResolvedName | undefined
  isLast: boolean
}) {
  const text = useText(namesText)
  const { direction } = useTextSettings()
  const name = resolved && nameText(text, resolved)
  const other = resolved?.others[0]
  const all = [
    ...(name ? [name] : []),
    party.address,
    ...(resolved?.others ?? []).map(({ source, name: also }) =>
      text(`alsoKnown.${source}`, { name: also }),
    ),
  ]
  return (
    <span
      className={styles.party}
      data-found={(isLast && resolved?.source === 'ens') || undefined}
      title={all.join('\n')}
    >
      <PartyMark address={party.address} chainId={chainId} size={18} />
      {name && <bdi className={styles.name}>{shortName(name)}</bdi>}
      {(!name || isUnverified(resolved)) && (
        <span className={styles.hex} data-quiet={name ? true : undefined} dir="ltr">
          {shortAddress(party.address)}
        </span>
      )}
      {other && <bdi className={styles.other}>{isolateText(shortName(other.name), direction)}</bdi>}
    </span>
  )
}
