import type { WalletEntry } from '../types.ts'

export const zilpayWallet: WalletEntry = {
  id: 'zilpay',
  name: 'ZilPay',
  rdns: 'io.zilpay',
  iconBackground: '#fff',
  flags: ['isZilPay'],
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=com.zilpaymobile',
    ios: 'https://apps.apple.com/ru/app/zilpay/id1547105860',
    mobile: 'https://zilpay.io/',
    qrCode: 'https://zilpay.io/',
  },
  links: {
    ios: 'zilpay://wc?uri={uri:encoded}',
    android: 'zilpay://wc?uri={uri:encoded}',
    qr: '{uri}',
  },
  guides: { mobile: { steps: ['install', 'create', 'scan'], learnMore: 'https://zilpay.io' } },
}
