import { type Address, type ChainSummary, sameAddress } from '#base'
import type { Erc20 } from '#chain'
import type { Effect } from '#safe'
import { Amount, useText } from '#ui'
import { settingsTitle } from '../actionText.ts'
import { PartyText } from '../shared/index.ts'
import { sharedText } from '../text.ts'
import styles from './EffectList.module.css'
import { transactionText } from './text.ts'

export interface EffectListProps {
  /** The actions of a batch, in the order in which they run. */
  effects: readonly Effect[]
  /** Names and decimals from the tokens' own contracts. */
  tokens: readonly Erc20[]
  chain: ChainSummary | undefined
}

/** What a batch does, action by action and at every depth, as read from its bytes; whole addresses and exact amounts, since this is signed. */
export function EffectList({ effects, tokens, chain }: EffectListProps) {
  const text = useText(transactionText)
  return (
    <ol className={styles.list} aria-label={text('effects')}>
      {effects.map((effect, index) => (
        // Bytes don't change, so neither does the place of an action in them.
        <li key={index} className={styles.item}>
          <EffectRow effect={effect} tokens={tokens} chain={chain} />
        </li>
      ))}
    </ol>
  )
}

type EffectRowProps = Omit<EffectListProps, 'effects'> & { effect: Effect }

function EffectRow({ effect, tokens, chain }: EffectRowProps) {
  const text = useText(transactionText)
  const shared = useText(sharedText)
  if (effect.kind === 'batch') {
    return (
      <>
        <span className={styles.title}>{text('effect.batch', { count: effect.effects.length })}</span>
        <EffectList effects={effect.effects} tokens={tokens} chain={chain} />
      </>
    )
  }
  const amount = amountOf(effect, tokens, chain)
  return (
    <>
      <span className={styles.title}>
        {effect.kind === 'settings' ? settingsTitle(shared, effect.change) : text(`effect.${effect.kind}`)}
        {amount &&
          (amount.known ? <Amount value={amount.raw} decimals={amount.decimals} symbol={amount.symbol} size="s" full /> : <RawAmount raw={amount.raw} />)}
      </span>
      {facts(effect).map(({ label, address, value }) => (
        <span key={label} className={styles.fact}>
          <span className={styles.label}>{text(label)}</span>
          {address ? (
            <PartyText variant="full" party={{ address, name: nameOf(address, tokens) }} chain={chain} prefixed={false} />
          ) : (
            <bdi className={styles.value}>{value}</bdi>
          )}
        </span>
      ))}
    </>
  )
}

/** Without its contract's decimals an amount is only a number of the smallest unit. */
function RawAmount({ raw }: { raw: bigint }) {
  const text = useText(transactionText)
  return <bdi className={styles.value}>{text('effect.units', { count: raw.toString() })}</bdi>
}

const nameOf = (address: Address, tokens: readonly Erc20[]) => tokens.find(({ token }) => sameAddress(token, address))?.symbol ?? null

function amountOf(effect: Effect, tokens: readonly Erc20[], chain: ChainSummary | undefined) {
  if ((effect.kind === 'native' || effect.kind === 'call' || effect.kind === 'delegatecall') && (effect.kind === 'native' || effect.raw > 0n))
    return { known: true, raw: effect.raw, decimals: chain?.decimals, symbol: chain?.symbol ?? '' } as const
  if (effect.kind !== 'erc20' && effect.kind !== 'approve') return undefined
  const token = tokens.find((one) => sameAddress(one.token, effect.token))
  return token && token.decimals !== null
    ? ({ known: true, raw: effect.raw, decimals: token.decimals, symbol: token.symbol ?? '' } as const)
    : ({ known: false, raw: effect.raw } as const)
}

interface Fact {
  label: `field.${'to' | 'from' | 'token' | 'tokenId' | 'contract' | 'spender' | 'safe' | 'hash' | 'method' | 'owner' | 'oldOwner' | 'newOwner' | 'threshold' | 'address' | 'raw'}`
  address?: Address
  value?: string
}

/** Who and what is named in an action, besides its amount. */
function facts(effect: Effect): Fact[] {
  switch (effect.kind) {
    case 'native':
      return [{ label: 'field.to', address: effect.to }]
    case 'erc20':
      return [
        { label: 'field.to', address: effect.to },
        { label: 'field.token', address: effect.token },
      ]
    case 'erc721':
      return [
        { label: 'field.from', address: effect.from },
        { label: 'field.to', address: effect.to },
        { label: 'field.token', address: effect.token },
        { label: 'field.tokenId', value: effect.id.toString() },
      ]
    case 'tokenFrom':
      return [
        { label: 'field.from', address: effect.from },
        { label: 'field.to', address: effect.to },
        { label: 'field.token', address: effect.token },
        { label: 'field.raw', value: effect.raw.toString() },
      ]
    case 'approve':
      return [
        { label: 'field.spender', address: effect.spender },
        { label: 'field.token', address: effect.token },
      ]
    case 'approveAll':
      return [
        { label: 'field.spender', address: effect.operator },
        { label: 'field.token', address: effect.token },
      ]
    case 'approveHash':
      return [
        { label: 'field.safe', address: effect.safe },
        { label: 'field.hash', value: effect.hash },
      ]
    case 'signMessage':
      return [{ label: 'field.hash', value: effect.message }]
    case 'call':
    case 'delegatecall':
      return [{ label: 'field.contract', address: effect.to }, ...(effect.selector ? [{ label: 'field.method' as const, value: effect.selector }] : [])]
    case 'settings':
      return settingsFacts(effect.change)
    default:
      return []
  }
}

function settingsFacts(change: Extract<Effect, { kind: 'settings' }>['change']): Fact[] {
  const threshold: Fact[] = 'threshold' in change ? [{ label: 'field.threshold', value: String(change.threshold) }] : []
  switch (change.type) {
    case 'addOwner':
    case 'removeOwner':
      return [{ label: 'field.owner', address: change.owner }, ...threshold]
    case 'swapOwner':
      return [
        { label: 'field.oldOwner', address: change.from },
        { label: 'field.newOwner', address: change.to },
      ]
    case 'changeImplementation':
      return [{ label: 'field.address', address: change.implementation }]
    case 'enableModule':
    case 'disableModule':
      return [{ label: 'field.address', address: change.module }]
    case 'setGuard':
    case 'setModuleGuard':
      return [{ label: 'field.address', address: change.guard }]
    case 'setFallbackHandler':
      return [{ label: 'field.address', address: change.handler }]
    default:
      return threshold
  }
}
