import {
  type Address,
  type ChainSummary,
  type Remote,
  sameAddress,
  shortAddress,
  shortItemId,
} from '#base'
import { Button, Checkbox, Dialog, Form, Notice, Problem, Skeleton, useForm, useText } from '#ui'
import type { Contact } from '#screens/core/names'
import { MoreRows, type Pagination } from '#screens/common/rows'
import { type FoundAddress, useAddressProblemText } from '#screens/common/typedAddress'
import { AddressField, isUrgentProblem } from '#screens/transactions/send'
import styles from '../../../common/form/fields.module.css'
import { newTransactionText } from '../text.ts'
import type { ItemProblem } from './itemCalls.ts'

/** An NFT as its own contract describes it. */
export interface ShownCollectible {
  token: Address
  id: string
  name: string | null
  collection: { name: string }
}

export interface CollectiblesViewProps {
  chain: ChainSummary
  chains: readonly ChainSummary[]
  contacts: readonly Contact[]
  items: Remote<readonly ShownCollectible[]>
  more: Pagination
  /** `token:id` of the NFTs that are sent. */
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
  to: string
  onTo: (to: string) => void
  found: FoundAddress
  problem: ItemProblem | undefined
  onDone: () => void
  onClose: () => void
}

export const keyOf = ({ token, id }: Pick<ShownCollectible, 'token' | 'id'>): string =>
  `${token.toLowerCase()}:${id}`

/** Which NFTs go to whom. No pictures are loaded: other hosts would see who views them. */
export function CollectiblesView(props: CollectiblesViewProps) {
  const {
    chain,
    chains,
    contacts,
    items,
    more,
    chosen,
    onChoose,
    to,
    onTo,
    found,
    problem,
    onDone,
    onClose,
  } = props
  const text = useText(newTransactionText)
  const addressText = useAddressProblemText(chains)
  const form = useForm()
  const problemText = (one: ItemProblem) => {
    if (one.why === 'otherChain')
      return text('call.to.otherChain', { network: one.network, own: chain.name })
    return one.why === 'itself' || one.why === 'token'
      ? text(`collectibles.to.${one.why}`)
      : addressText(one)
  }
  const isReady = chosen.size > 0 && !problem && found.status === 'usable'
  const list = items.status === 'ready' ? items.value : []
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text('collectibles.title')}
      footer={
        <>
          <Button onClick={onClose}>{text('cancel')}</Button>
          {list.length > 0 && (
            <Button
              variant="primary"
              type="submit"
              form={form.id}
              disabledReason={chosen.size > 0 ? undefined : text('collectibles.choose')}
            >
              {text('done')}
            </Button>
          )}
        </>
      }
    >
      {items.status === 'loading' && <Skeleton shape="block" height={240} announced />}
      {items.status === 'failed' && (
        <Problem
          variant="inline"
          title={text('collectibles.failed')}
          reason={items.reason}
          onRetry={items.retry}
        />
      )}
      {items.status === 'ready' && list.length === 0 && (
        <Notice title={text('collectibles.none')} />
      )}
      {list.length > 0 && (
        <Form form={form} className={styles.form} onSubmit={() => form.attempt(isReady, onDone)}>
          <fieldset className={styles.choices}>
            <legend className={styles.legend}>{text('collectibles.list')}</legend>
            {list.map((item) => (
              <Checkbox
                key={keyOf(item)}
                label={
                  <bdi>
                    {item.name ??
                      text('collectibles.untitled', {
                        collection: item.collection.name || shortAddress(item.token),
                        id: shortItemId(item.id),
                      })}
                  </bdi>
                }
                hint={
                  <>
                    <bdi>{item.collection.name}</bdi> #{item.id} ·{' '}
                    <bdi dir="ltr">{shortAddress(item.token)}</bdi>
                  </>
                }
                checked={chosen.has(keyOf(item))}
                onChange={(isChosen) => {
                  const next = new Set(chosen)
                  if (isChosen) next.add(keyOf(item))
                  else next.delete(keyOf(item))
                  onChoose(next)
                }}
              />
            ))}
            <MoreRows more={more} />
          </fieldset>
          <p className={styles.quiet} role="status">
            {text('collectibles.chosen', { count: chosen.size })}
          </p>
          <AddressField
            label={text('collectibles.to')}
            hint={text('call.to.hint')}
            typed={to}
            onTyped={onTo}
            found={found}
            error={problem && problemText(problem)}
            isUrgent={isUrgentProblem(problem)}
            contacts={contacts.filter(
              ({ address }) => !list.some(({ token }) => sameAddress(token, address)),
            )}
          />
        </Form>
      )}
    </Dialog>
  )
}
