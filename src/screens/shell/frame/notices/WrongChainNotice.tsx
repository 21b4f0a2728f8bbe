import type { SafeRef } from '#base'
import { Button, Notice, useText, useToast } from '#ui'
import { readWalletError, useWallet } from '#wallet'
import { useChain } from '#screens/core/environment'
import { bottomBar } from '#screens/common/hooks'
import styles from '../../../common/rows/EndBar.module.css'
import { shellText } from '../text.ts'

/**
 * Shown at the bottom of the page while the wallet is on a different network than the Safe; offers
 * to switch.
 */
export function WrongChainNotice({ at }: { at: SafeRef }) {
  const text = useText(shellText)
  const chain = useChain(at.chainId)
  const toast = useToast()
  const { switchChain } = useWallet()
  if (!chain) return null
  const change = async () => {
    try {
      await switchChain?.(Number(at.chainId))
    } catch (error) {
      const declined = readWalletError(error).kind === 'rejected'
      toast.show({
        tone: declined ? 'info' : 'failed',
        title: text(declined ? 'wrongChain.rejected' : 'wrongChain.failed', { name: chain.name }),
      })
    }
  }
  const action = switchChain && (
    <Button size="s" onClick={() => void change()}>
      {text('wrongChain.switch', { name: chain.name })}
    </Button>
  )
  return (
    <div ref={bottomBar} className={styles.place} data-at-end="">
      <Notice tone="warning" title={text('wrongChain')} live {...(action ? { action } : {})} />
    </div>
  )
}
