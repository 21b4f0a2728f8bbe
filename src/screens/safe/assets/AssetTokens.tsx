import EyeOff from 'lucide-react/icons/eye-off'
import SearchX from 'lucide-react/icons/search-x'
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { type Address, type ChainSummary, sameAddress } from '#base'
import type { Asset } from '#domain'
import { Button, EmptyState, useAnnounce, useText, useTextSettings } from '#ui'
import type { Send } from '#screens/transactions/send'
import { AssetOptions } from './AssetOptions.tsx'
import styles from './AssetsView.module.css'
import { AssetTable, type AssetTableProps } from './AssetTable.tsx'
import { AssetTools } from './AssetTools.tsx'
import { ChooseBar } from './ChooseBar.tsx'
import { findAssets, searchFrom } from './findAssets.ts'
import { hasDust, type Hidden, whyHidden, withChoice } from '#screens/core/stores'
import { defaultSort, sortAssets } from './sortAssets.ts'
import { assetsText } from './text.ts'

export interface AssetTokensProps {
  items: readonly Asset[]
  /** Value of all tokens, as a decimal string. */
  total: string | null
  currency: string
  chain: ChainSummary
  hidden: Hidden
  onHidden: (hidden: Hidden) => void
  send: Pick<Send, 'open' | 'may'> | undefined
  onWatch?: AssetTableProps['onWatch']
}

/** The token table: sorted, searchable if long, and without hidden tokens unless they're shown. */
export function AssetTokens({
  items,
  total,
  currency,
  chain,
  hidden,
  onHidden,
  send,
  onWatch,
}: AssetTokensProps) {
  const text = useText(assetsText)
  const { locale } = useTextSettings()
  const announce = useAnnounce()
  const [words, setWords] = useState('')
  const [sort, setSort] = useState(defaultSort)
  const [isAll, setAll] = useState(false)
  const [chosen, setChosen] = useState<ReadonlySet<Address>>()
  const frame = useRef<HTMLDivElement>(null)
  // Deferred, so that typing stays smooth with hundreds of rows.
  const wanted = useDeferredValue(words)
  const kept = useMemo(
    () => items.filter((asset) => whyHidden(asset, hidden, currency) === undefined),
    [items, hidden, currency],
  )
  const listed = isAll || chosen ? items : kept
  const found = useMemo(
    () => sortAssets(findAssets(listed, wanted), sort, locale),
    [listed, wanted, sort, locale],
  )
  const hiddenCount = items.length - kept.length
  useKeptFocus(frame, { hiddenCount, isAll, isChoosing: chosen !== undefined })

  // The same functions and options on each render, or typing renders every row again.
  const change = useCallback(
    (next: Hidden) => {
      onHidden(next)
      announce(
        text('hidden.announced', {
          count: items.filter((asset) => whyHidden(asset, next, currency) !== undefined).length,
        }),
      )
    },
    [onHidden, announce, text, items, currency],
  )
  const openSend = send?.open
  const onSend = useCallback((token: Address) => openSend?.({ token }), [openSend])
  const hide = useCallback(
    (token: Address, isHidden: boolean) => {
      const others = hidden.tokens.filter((one) => !sameAddress(one, token))
      change({ ...hidden, tokens: isHidden ? [...others, token] : others })
    },
    [hidden, change],
  )
  const choose = useCallback(
    (token: Address, isChosen: boolean) =>
      setChosen(
        (before) =>
          new Set(
            isChosen
              ? [...(before ?? []), token]
              : [...(before ?? [])].filter((one) => one !== token),
          ),
      ),
    [],
  )
  const isChoosing = chosen !== undefined
  const options = useMemo(
    () =>
      isChoosing ? null : (
        <AssetOptions
          currency={currency}
          dust={hasDust(currency) ? hidden.dust : undefined}
          onDust={(dust) => change({ ...hidden, dust })}
          onChoose={() =>
            setChosen(
              new Set(
                items.flatMap((asset) =>
                  whyHidden(asset, { ...hidden, dust: false }, currency) ? [asset.token] : [],
                ),
              ),
            )
          }
        />
      ),
    [isChoosing, currency, hidden, change, items],
  )
  return (
    <div ref={frame} className={styles.rows}>
      <AssetTools
        search={items.length > searchFrom ? { words, onWords: setWords } : undefined}
        count={wanted.trim() === '' ? undefined : found.length}
        total={listed.length}
        sort={sort}
        onSort={setSort}
        options={options}
      />
      {chosen && (
        <ChooseBar
          count={chosen.size}
          onCancel={() => setChosen(undefined)}
          onSave={() => {
            change(withChoice(hidden, items, chosen))
            setChosen(undefined)
          }}
        />
      )}
      {found.length > 0 ? (
        <AssetTable
          items={found}
          total={total}
          currency={currency}
          chain={chain}
          sort={sort}
          onSort={setSort}
          hidden={hidden}
          onHide={hide}
          onSend={send?.may.allowed ? onSend : undefined}
          onWatch={onWatch}
          chosen={chosen}
          onChoose={choose}
          options={options}
        />
      ) : (
        <section className={styles.panel}>
          {listed.length > 0 ? (
            <EmptyState
              icon={SearchX}
              title={text('search.none', { words: wanted })}
              text={text('search.noneText')}
              action={
                <Button
                  onClick={() => {
                    setWords('')
                    frame.current?.querySelector<HTMLElement>('input[type=search]')?.focus()
                  }}
                >
                  {text('search.clear')}
                </Button>
              }
            />
          ) : (
            <EmptyState
              icon={EyeOff}
              title={text('hidden.all')}
              action={
                <Button data-show-hidden="" onClick={() => setAll(true)}>
                  {text('hidden.show')}
                </Button>
              }
            />
          )}
        </section>
      )}
      {hiddenCount > 0 && !chosen && listed.length > 0 && (
        <p className={styles.hidden}>
          {text('hidden.count', { count: hiddenCount })}
          <Button variant="quiet" size="s" data-show-hidden="" onClick={() => setAll(!isAll)}>
            {text(isAll ? 'hidden.hide' : 'hidden.show')}
          </Button>
        </p>
      )}
    </div>
  )
}

/**
 * Moves the focus when its element is gone: from a hidden row to the button that shows it again,
 * from there to the one that hides it, and from the bar back to the list's options.
 */
function useKeptFocus(
  frame: { current: HTMLElement | null },
  now: { hiddenCount: number; isAll: boolean; isChoosing: boolean },
): void {
  const { hiddenCount, isAll, isChoosing } = now
  const before = useRef(now)
  useEffect(() => {
    const last = before.current
    before.current = { hiddenCount, isAll, isChoosing }
    if (document.activeElement !== document.body) return
    const focus = (selector: string) =>
      [...(frame.current?.querySelectorAll<HTMLElement>(selector) ?? [])]
        .find((one) => one.checkVisibility())
        ?.focus()
    if (last.isChoosing && !isChoosing) focus('[data-list-options]')
    else if (hiddenCount > last.hiddenCount || isAll !== last.isAll) focus('[data-show-hidden]')
  }, [frame, hiddenCount, isAll, isChoosing])
}
