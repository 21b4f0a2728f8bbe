import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Address, Remote } from '#base'
import type { Account, DataType } from '#domain'
import { dataSettingsQuery, toRemote } from '#queries'
import { useText, useToast } from '#ui'
import { useWithCode } from '#screens/core/code'
import { loadDialog } from '#screens/common/dialogs'
import { useEnvironment } from '#screens/core/environment'
import { OwnAccountView } from './OwnAccountView.tsx'
import { accountText } from './text.ts'
import { useCreateAccount } from './useCreateAccount.ts'
import { useDataSettings } from './useDataSettings.ts'

const DeleteDialog = /*@__PURE__*/ loadDialog(
  async () => (await import('./DeleteAccountDialog.tsx')).DeleteAccountDialog,
)

export interface OwnAccountProps {
  /** The address that is signed in. */
  address: Address
  account: Remote<Account | null>
  types: Remote<readonly DataType[]>
  /** See `useLogin`. */
  reportDeclined: (error: unknown) => boolean
}

/**
 * The account of the address that is signed in: creating it, what it may store, and deleting it.
 */
export function OwnAccount({ address, account, types, reportDeclined }: OwnAccountProps) {
  const text = useText(accountText)
  const { gateway } = useEnvironment()
  const toast = useToast()
  const withCode = useWithCode()
  const creation = useCreateAccount(address, {
    onDone: () => toast.show({ tone: 'done', title: text('create.done') }),
    reportDeclined,
  })
  const isThere = account.status === 'ready' && account.value !== null
  const settings = useQuery({ ...dataSettingsQuery(gateway, address), enabled: isThere })
  const { error } = settings
  useEffect(() => {
    if (error) reportDeclined(error)
  }, [error, reportDeclined])
  const { changes, change } = useDataSettings(address, reportDeclined)
  const [deleted, setDeleted] = useState<Account>()
  return (
    <>
      <OwnAccountView
        account={account}
        creation={creation}
        types={types}
        enabled={toRemote(settings)}
        changes={changes}
        onChange={change}
        onDelete={(one) => withCode(DeleteDialog, () => setDeleted(one))}
      />
      {deleted && (
        <DeleteDialog
          account={deleted}
          reportDeclined={reportDeclined}
          onClose={() => setDeleted(undefined)}
        />
      )}
    </>
  )
}
