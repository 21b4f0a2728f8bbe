import type { WalletEntry } from '../types.ts'

export const universalProfilesWallet: WalletEntry = {
  id: 'universal-profiles',
  name: 'Universal Profiles',
  rdns: 'io.universaleverything.universalprofiles',
  iconAccent: '#6e77a9',
  iconBackground: '#6e77a9',
  namespaces: ['lukso'],
  downloads: {
    android:
      'https://play.google.com/store/apps/details?id=io.universaleverything.universalprofiles',
    ios: 'https://apps.apple.com/us/app/universalprofiles/id6702018631',
    mobile: 'https://my.universalprofile.cloud',
    qrCode: 'https://my.universalprofile.cloud/apps',
    chrome: 'https://chrome.google.com/webstore/detail/abpickdkkbnbcoepogfhkhennhfhehfn',
    browserExtension: 'https://my.universalprofile.cloud',
  },
  links: { ios: '{uri}', android: '{uri}', qr: '{uri}' },
  guides: {
    mobile: { steps: ['install', 'create', 'scan'], learnMore: 'https://docs.lukso.tech/' },
    extension: {
      steps: ['install', 'create', 'refresh'],
      learnMore: 'https://docs.lukso.tech/install-up-browser-extension',
    },
  },
}
