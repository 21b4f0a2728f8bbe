import { Popover, useText } from '#ui'
import { useState } from 'react'
import { useChains } from 'wagmi'
import { useSwitchNetwork } from '../network/useSwitchNetwork.ts'
import { useWallet } from '../useWallet.ts'
import { walletText } from '../walletText.ts'
import { AccountButton } from './AccountButton.tsx'
import { AccountView } from './AccountView.tsx'
import { useAccountBalance, useAccountName } from './useAccountDetails.ts'
import { useDisconnect } from './useDisconnect.ts'

/** Who is connected, and on a press all about the account: name, balance, network, disconnecting. */
export function AccountPopover() {
  const t = useText(walletText)
  const { account, unsupported } = useWallet()
  const name = useAccountName(account)
  const [open, setOpen] = useState(false)
  if (!account) return null
  return (
    <Popover open={open} onOpenChange={setOpen} align="end" label={t('account.label')} trigger={<AccountButton account={account} name={name} unsupported={unsupported} />}>
      {(close) => <Account close={close} />}
    </Popover>
  )
}

/** Only while it is open is anything asked for. */
function Account({ close }: { close: () => void }) {
  const { account, chainId, walletName } = useWallet()
  const leave = useDisconnect(close)
  const chains = useChains()
  const name = useAccountName(account)
  const balance = useAccountBalance(account, chainId)
  const [network, switchTo] = useSwitchNetwork()
  if (!account) return null
  const explorer = chains.find(({ id }) => id === chainId)?.blockExplorers?.default.url
  return (
    <AccountView
      account={account}
      name={name}
      walletName={walletName}
      balance={balance}
      explorerHref={explorer && `${explorer.replace(/\/$/, '')}/address/${account}`}
      networks={{ chains: chains.map(({ id, name: chainName }) => ({ id, name: chainName })), current: chainId, state: network, onSwitch: switchTo }}
      onDisconnect={leave}
    />
  )
}
