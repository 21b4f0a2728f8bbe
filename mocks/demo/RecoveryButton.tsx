import { useState } from 'react'
import { Button, useText } from '#ui'
import { safes } from '../chain/genesis/places.ts'
import type { World } from '../world.ts'
import { demoText } from './text.ts'

/** Has Dave start a recovery of the Treasury, on the demo's chain. */
export function RecoveryButton({ world }: { world: World }) {
  const text = useText(demoText)
  const [isBusy, setBusy] = useState(false)
  const start = async () => {
    setBusy(true)
    try {
      const [{ startRecovery }, chain] = await Promise.all([
        import('../services/startRecovery.ts'),
        world.chain(safes.treasury.chainId),
      ])
      await startRecovery(chain, safes.treasury.address)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button busy={isBusy} onClick={() => void start()}>
      {text('recovery')}
    </Button>
  )
}
