import { loadOnce, ThemeScope, Popover, useLazyModule, useText } from '#ui'
import { useEffect, useState } from 'react'
import { useWallet } from '../useWallet.ts'
import { walletText } from '../walletText.ts'
import { AccountButton } from './AccountButton.tsx'
import { useAccountName } from './useAccountName.ts'

const accountPanel = /*@__PURE__*/ loadOnce(async () => (await import('./AccountPanel.tsx')).AccountPanel)

/** Who is connected, and on a press all about the account: name, balance, network, disconnecting. */
export function AccountPopover() {
  const t = useText(walletText)
  const { account, unsupported } = useWallet()
  const name = useAccountName(account)
  const [open, setOpen] = useState(false)
  // Opens with what it shows, so that the focus goes there and nothing jumps.
  const Panel = useLazyModule(accountPanel, open)
  // Whoever is connected may want it next; a failure is told where it is opened.
  useEffect(() => void accountPanel.load().catch(() => {}), [])
  if (!account) return null
  return (
    <ThemeScope>
      <Popover
        open={open && Panel !== undefined}
        onOpenChange={setOpen}
        align="end"
        label={t('account.label')}
        trigger={<AccountButton account={account} name={name} unsupported={unsupported} />}
      >
        {(close) => Panel && <Panel close={close} />}
      </Popover>
    </ThemeScope>
  )
}
