import { loadOnce, ThemeScope, Popover, useLazyModule, useText } from '#ui'
import { useEffect, useState } from 'react'
import { useWallet } from '../useWallet.ts'
import { walletText } from '../walletText.ts'
import { AccountButton } from './AccountButton.tsx'
import { useAccountName } from './useAccountName.ts'

const accountPanel = /*@__PURE__*/ loadOnce(
  async () => (await import('./AccountPanel.tsx')).AccountPanel,
)

/** Shows the connected account; opens a popover with name, balance, network, and disconnect. */
export function AccountPopover() {
  const t = useText(walletText)
  const { account, unsupported } = useWallet()
  const name = useAccountName(account)
  const [open, setOpen] = useState(false)
  // Opens together with its content, so that the focus moves there and nothing jumps.
  const Panel = useLazyModule(accountPanel, open)
  // Preloaded for connected visitors; a failure is reported when it opens.
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
