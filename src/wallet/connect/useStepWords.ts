import { useText } from '#ui'
import type { ListedWallet } from '../catalog/types.ts'
import { isOldBrowser } from '../isOldBrowser.ts'
import { connectText } from './connectText.ts'
import { canBeGot } from './connectFlow.ts'
import type { ConnectStep } from './connectSteps.ts'

export interface StepWords {
  title: string
  text: string
}

/**
 * Title and text of each step.
 * @param wallet the wallet of the step
 * @param mobile whether this is a phone
 * @param addWallet whether another wallet is being added
 */
export function useStepWords(
  state: ConnectStep,
  wallet: ListedWallet | undefined,
  mobile: boolean,
  addWallet = false,
): StepWords {
  const t = useText(connectText)
  const name = wallet?.name ?? ''
  switch (state.step) {
    case 'none':
      return addWallet
        ? { title: t('addWallet.title'), text: t('addWallet.text') }
        : { title: t('none.title'), text: t('none.text') }
    case 'intro':
      return { title: t('intro.title'), text: '' }
    case 'get':
      return { title: t('get.title'), text: t('get.text') }
    case 'connect':
      if (state.phase.phase === 'deepLink')
        return { title: t('link.title', { wallet: name }), text: t('link.text', { wallet: name }) }
      if (mobile || (state.phase.phase !== 'qr' && state.wallet.connectionMethod !== 'pairing'))
        return {
          title: t('connect.title', { wallet: name }),
          text: t('connect.text', { wallet: name }),
        }
      return wallet?.anyWallet
        ? { title: t('qr.titleAny'), text: t('qr.textAny') }
        : { title: t('qr.title', { wallet: name }), text: t('qr.text', { wallet: name }) }
    case 'failed':
      if (isUnpaired(state))
        return {
          title: t(mobile ? 'failed.noLink.title' : 'failed.noCode.title'),
          text: t('failed.noCode.text'),
        }
      return {
        title: t(`failed.${state.failure.kind}.title`, { wallet: name }),
        text:
          state.failure.kind === 'failed' && isOldBrowser()
            ? t('failed.oldBrowser')
            : t(`failed.${state.failure.kind}.text`, { wallet: name }),
      }
    case 'missing':
      return canBeGot(state.wallet)
        ? { title: t('missing.title', { wallet: name }), text: t('missing.text') }
        : { title: t('missing.never.title', { wallet: name }), text: t('missing.never.text') }
    case 'installed':
      return {
        title: t(`installed.${state.place}.title`, { wallet: name }),
        text: t(`installed.${state.place}.text`, { wallet: name }),
      }
    case 'downloadOptions':
      return { title: t('options.title', { wallet: name }), text: t('options.text') }
    case 'download':
      return {
        title: t('download.title', { wallet: name }),
        text: t(mobile ? 'download.textHere' : 'download.text', { wallet: name }),
      }
    case 'extensionGuide':
    case 'desktopGuide':
    case 'mobileGuide':
      return {
        title: t('guide.title', { wallet: wallet?.shortName ?? name }),
        text: t('guide.text', {
          count: state.wallet.guides[guideMedium(state.step)]?.steps.length ?? 0,
        }),
      }
  }
}

/** Whether there was no code or link: the failure is not the wallet's then. */
const isUnpaired = ({ failure, wallet, paired }: Extract<ConnectStep, { step: 'failed' }>) =>
  failure.kind === 'timedOut' && wallet.connectionMethod === 'pairing' && !paired

const media = {
  extensionGuide: 'extension',
  desktopGuide: 'desktop',
  mobileGuide: 'mobile',
} as const

/** The guide of a step. */
export const guideMedium = (step: keyof typeof media): 'extension' | 'desktop' | 'mobile' =>
  media[step]
