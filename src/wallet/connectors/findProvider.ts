import { detectWallets } from '../catalog/detect.ts'
import { popularWallets } from '../catalog/popular.ts'

/** The provider of a catalog wallet, if it is in the page. */
export async function findProvider(id: string): Promise<unknown> {
  const wallets = popularWallets.some((wallet) => wallet.id === id)
    ? popularWallets
    : [...popularWallets, ...(await import('../catalog/more.ts')).moreWallets]
  return detectWallets(wallets, globalThis, []).found.get(id)
}
