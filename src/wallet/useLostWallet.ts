import { useEffect, useState } from 'react'
import { useConfig } from 'wagmi'
import { type LostWallet, watchLostWallet } from './internals/watchLostWallet.ts'

/** The wallet whose connection was lost, until a wallet is connected. */
export function useLostWallet(): LostWallet | undefined {
  const config = useConfig()
  const [lost, setLost] = useState<LostWallet>()
  useEffect(() => watchLostWallet(config, setLost), [config])
  return lost
}
