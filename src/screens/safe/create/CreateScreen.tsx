import { useQueries } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { SafeRef } from '#base'
import { isContractQuery, toRemote } from '#queries'
import { newSafeOf, type PendingCreation, withoutCreation } from '#signing'
import { useText, useToast } from '#ui'
import { useWallet } from '#wallet'
import { useWithCode } from '#screens/core/code'
import { loadDialog } from '#screens/common/dialogs'
import { useEnvironment } from '#screens/core/environment'
import { safeTitle, useContacts, useNames } from '#screens/core/names'
import { useIsMounted } from '#screens/common/hooks'
import { forgetForm, storedForm, useKeptForm } from '#screens/common/form'
import { useTypedAddresses } from '#screens/common/typedAddress'
import {
  checkCreate,
  type CreateForm,
  createFormKey,
  emptyCreateForm,
  formOf,
  isTouched,
  newSaltNonce,
  ownerRows,
  readCreateForm,
} from './createForm.ts'
import { CreateView } from './CreateView.tsx'
import { CreationNotices } from './CreationNotices.tsx'
import { creations } from './creations.ts'
import type { Order } from './deploy/deployFlow.ts'
import { createText } from './text.ts'
import { useTakeSafe } from './useTakeSafe.ts'

const DeployDialog = /*@__PURE__*/ loadDialog(
  async () => (await import('./deploy/DeployDialog.tsx')).DeployDialog,
)

interface Opened {
  /** A new one each time the dialog opens. */
  key: number
  order: Order
  /** The form it was made from; undefined if it was sent earlier. */
  form?: CreateForm
  /** The creation that has already been sent. */
  creation?: PendingCreation | undefined
  /** Whether the form was cleared because it was sent. */
  isSent: boolean
}

/** Creates a Safe: a form, which is kept in this tab, and the dialog that sends it. */
export function CreateScreen() {
  const { chains, client } = useEnvironment()
  const { account, chainId, status, connect } = useWallet()
  const names = useNames()
  const toast = useToast()
  const text = useText(createText)
  const [contacts] = useContacts()
  const take = useTakeSafe()
  const withCode = useWithCode()
  const [initial] = useState(() => emptyCreateForm(newSaltNonce()))
  const [form, setForm] = useKeptForm(createFormKey, readCreateForm, initial)
  const [opened, setOpened] = useState<Opened>()
  const chain =
    chains.find((one) => one.chainId === form.chainId) ??
    chains.find((one) => one.chainId === String(chainId)) ??
    chains[0]
  const rows = ownerRows(form, account)
  const found = useTypedAddresses(
    rows.map(({ typed }) => ({ typed, chainId: chain?.chainId ?? '' })),
  )
  const node = chain && client(chain.chainId)
  const kinds = useQueries({
    queries: found.map((one, at) =>
      chain && one.status === 'usable'
        ? isContractQuery(node, { chainId: chain.chainId, address: one.address })
        : { queryKey: ['isContract', '', at] as const, queryFn: () => false, enabled: false },
    ),
  })
  const check =
    chain &&
    checkCreate(form, {
      chain,
      found,
      isContract: kinds.map(({ data }, at) => (found[at]?.status === 'usable' ? data : undefined)),
      contacts: contacts.filter(
        (one) => one.chains.length === 0 || one.chains.includes(chain.chainId),
      ),
      you: account,
    })
  const openedBefore = useRef(0)
  const isMounted = useIsMounted()
  const latest = useRef<Order>(undefined)
  useEffect(() => {
    latest.current = check?.ready
  })
  if (!chain || !check) return null
  const unreadKind = kinds.map((kind) => toRemote(kind)).find((kind) => kind.status === 'failed')
  const open = (parts: Omit<Opened, 'key'>) =>
    withCode(DeployDialog, () => setOpened({ key: ++openedBefore.current, ...parts }))
  const close = () => setOpened(undefined)
  const takeExisting = (at: SafeRef, name: string) => {
    take(at, name)
    toast.show({
      tone: 'done',
      title: text('exists.added', { safe: name || safeTitle(names, chains, at) }),
    })
    close()
  }
  // The wallet may respond long after the dialog was closed or the page was left. By then, the form
  // may have changed.
  const forgetSent = ({ form: sent, order }: Opened) => {
    if (!isMounted()) {
      if (sent && isSame(storedForm(createFormKey, readCreateForm), sent)) forgetForm(createFormKey)
      return
    }
    if (!latest.current || !isSame(formOf(latest.current), formOf(order))) return
    setForm(emptyCreateForm(newSaltNonce()))
    // Once the dialog is closed, the progress is shown at the top.
    scrollTo({ top: 0 })
  }
  const editAgain = (order: Order) => {
    const next = formOf(order)
    setForm(next)
    if (!isTouched(form) || isSame(form, next)) return
    toast.show({
      title: text('form.replaced'),
      action: { label: text('form.restore'), onClick: () => setForm(form) },
    })
  }
  return (
    <>
      <CreateView
        chains={chains}
        chain={chain}
        form={form}
        // The wallet's network is used only once: it must not change a form that someone is filling
        // in.
        onForm={(next) => setForm({ ...next, chainId: next.chainId ?? chain.chainId })}
        rows={rows}
        found={found}
        contacts={contacts.filter(
          (one) => one.chains.length === 0 || one.chains.includes(chain.chainId),
        )}
        you={account}
        check={check}
        codeFailure={unreadKind?.status === 'failed' ? unreadKind : undefined}
        hasNode={node !== undefined}
        notices={
          <CreationNotices
            shown={opened?.creation}
            onShow={(creation) =>
              open({
                order: { name: creation.name, safe: newSafeOf(creation) },
                creation,
                isSent: true,
              })
            }
          />
        }
        onConnect={status === 'connected' || status === 'reconnecting' ? undefined : connect}
        onReview={() => check.ready && open({ order: check.ready, form, isSent: false })}
      />
      {opened && (
        <DeployDialog
          key={opened.key}
          order={opened.order}
          creation={opened.creation}
          onSent={(creation) => {
            forgetSent(opened)
            setOpened((now) => (now?.key === opened.key ? { ...now, creation, isSent: true } : now))
          }}
          onOtherNumber={() => {
            const saltNonce = newSaltNonce()
            const next = { ...form, saltNonce }
            if (!opened.isSent) setForm(next)
            setOpened({
              ...opened,
              ...(!opened.isSent && { form: next }),
              order: {
                ...opened.order,
                safe: { ...opened.order.safe, saltNonce: BigInt(saltNonce) },
              },
            })
          }}
          onAdd={(at) => takeExisting(at, opened.order.name)}
          onEdit={() => {
            if (opened.isSent) editAgain(opened.order)
            close()
          }}
          onDone={(creation) => {
            creations.update((before) => withoutCreation(before, creation))
            close()
          }}
          onClose={close}
        />
      )}
    </>
  )
}

const isSame = (a: CreateForm | undefined, b: CreateForm) =>
  JSON.stringify(readCreateForm(a)) === JSON.stringify(readCreateForm(b))
