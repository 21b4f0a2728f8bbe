import type { WalletEntry } from '../types.ts'

export const anchorageDigitalWallet: WalletEntry = {
  id: 'anchorageDigital',
  name: 'Anchorage Digital',
  rdns: 'com.anchorage.connect',
  iconAccent: '#ffffff',
  iconBackground: '#000000',
  flags: ['isAnchorageDigital'],
  downloads: {
    chrome:
      'https://chromewebstore.google.com/detail/anchorage-digital/fadcgekaahkbmhjnpdhldednpbfpmkfl',
    ios: 'https://apps.apple.com/us/app/anchorage-digital/id6754656781',
    mobile: 'https://apps.apple.com/us/app/anchorage-digital/id6754656781',
    qrCode: 'https://apps.apple.com/us/app/anchorage-digital/id6754656781',
  },
  guides: {
    extension: { steps: ['install', 'scan', 'refresh'], learnMore: 'https://www.anchorage.com' },
  },
}
