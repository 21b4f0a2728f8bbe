import { Popover, useText } from '#ui'
import { lazy, Suspense, useEffect, useState } from 'react'
import { DialogBoundary } from '../connect/DialogBoundary.tsx'
import { useWallet } from '../useWallet.ts'
import { walletText } from '../walletText.ts'
import { AccountButton } from './AccountButton.tsx'
import { useAccountName } from './useAccountDetails.ts'

const loadPanel = () => import('./AccountPanel.tsx')
const AccountPanel = lazy(async () => ({ default: (await loadPanel()).AccountPanel }))

/** Who is connected, and on a press all about the account: name, balance, network, disconnecting. */
export function AccountPopover() {
  const t = useText(walletText)
  const { account, unsupported } = useWallet()
  const name = useAccountName(account)
  const [open, setOpen] = useState(false)
  // Whoever is connected may want it next; a failure is told where it is opened.
  useEffect(() => void loadPanel().catch(() => {}), [])
  if (!account) return null
  return (
    <Popover open={open} onOpenChange={setOpen} align="end" label={t('account.label')} trigger={<AccountButton account={account} name={name} unsupported={unsupported} />}>
      {(close) => (
        <DialogBoundary onClose={close}>
          <Suspense fallback={null}>
            <AccountPanel close={close} />
          </Suspense>
        </DialogBoundary>
      )}
    </Popover>
  )
}
